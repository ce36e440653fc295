import type { SyntheticEvent } from 'react';

/**
 * Event handler of links to the same page in another language: before the link can be used, also in a new tab, its
 * address takes over the current query and hash, which neither the server nor the last render knew.
 */
export function keepQueryAndHash({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const { search, hash } = window.location;
  link.setAttribute('href', link.pathname + search + hash);
}
