import type { ReactNode } from 'react';
import { OuterBoundary } from '../ui/layout/OuterBoundary';

/** The whole site inside its outermost error boundary. */
export const withOuterBoundary = (element: ReactNode): ReactNode => <OuterBoundary>{element}</OuterBoundary>;
