import type { ReactNode } from 'react';

/** Stands in the place of Gatsby's own page for unknown addresses, to show the site's, which Gatsby hides behind a button. */
export default function DevelopmentNotFoundPage({ custom404 }: { custom404?: ReactNode }) {
  return custom404 ?? null;
}
