import type { SyntheticEvent } from 'react';
import { decodePath } from '../../domain/routing/paths';

/** The id that a hash names; malformed percent-encoding is used as written. */
export const hashId = (hash: string): string => decodePath(hash.slice(1));

/** The element that the hash of an address names, or null. */
export const hashTarget = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(hashId(hash));

/** Whether an address or a part of one can be decoded. Gatsby decodes them without catching errors. */
export function canDecode(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * A hash that can be decoded.
 * @example decodableHash('#100%') // '#100%25'
 */
export const decodableHash = (hash: string): string => (canDecode(hash) ? hash : hash.replace(/%/g, '%25'));

/**
 * Event handler of links to the same page in another language: before the link can be used, also in a new tab, its
 * address takes over the current query and hash, which neither the server nor the last render knew.
 */
export function keepQueryAndHash({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>): void {
  const { search, hash } = window.location;
  link.setAttribute('href', link.pathname + search + hash);
}
