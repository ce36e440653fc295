import type { ReactNode } from 'react';

/**
 * Replaces gatsby-react-router-scroll, which stores the position of every page in session storage while it is scrolled,
 * and restores it after each navigation: `scroll-memory.ts` does both.
 */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

export { default as useScrollRestoration } from '../stubs/never-called';
