import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders at the end of the document, outside of the page; in the browser only. */
export const BodyPortal = ({ children }: { children: ReactNode }) => createPortal(children, document.body);
