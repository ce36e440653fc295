import type { ReactNode } from 'react';

/** Replaces Gatsby's own page for unknown addresses, which hides the site's not-found page behind a button. */
export default function DevelopmentNotFoundPage({ custom404 }: { custom404?: ReactNode }) {
  return custom404 ?? null;
}
