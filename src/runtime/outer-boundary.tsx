import type { ReactNode } from 'react';
import { OuterBoundary } from '../ui/layout/OuterBoundary';

/** The whole site inside the last of its error boundaries. */
export const withOuterBoundary = (element: ReactNode): ReactNode => <OuterBoundary>{element}</OuterBoundary>;
