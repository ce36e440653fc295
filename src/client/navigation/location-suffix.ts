import type { SyntheticEvent } from 'react';

/**
 * An address with the query and hash of another one.
 * @example withLocationOf('/en/blog', { search: '?q=1', hash: '#a' }) // '/en/blog?q=1#a'
 */
export function withLocationOf(address: string, location: { search: string; hash: string }): string {
  return address.replace(/[?#].*$/s, '') + location.search + location.hash;
}

/**
 * Event handler of links to the same page in another language: before the link can be used, also in a new tab, its address takes over the
 * current query and hash, which neither the server nor the last render knew.
 */
export function keepQueryAndHash(event: SyntheticEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  link.setAttribute('href', withLocationOf(link.getAttribute('href') ?? '', window.location));
}
