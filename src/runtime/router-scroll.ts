import type { ReactNode } from 'react';

/**
 * Stands for gatsby-react-router-scroll, which writes the place of every page to the session's storage while it is
 * scrolled and goes there after each navigation: `scroll-memory.ts` does both.
 */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

export { default as useScrollRestoration } from '../stubs/never-called';
