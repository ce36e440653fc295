/** The id that a hash names; malformed percent-encoding is used as written. */
export function hashId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The element that the hash of an address names, or null. */
export const hashTarget = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(hashId(hash));

/**
 * A hash that can be decoded.
 * @example decodableHash('#100%') // '#100%25'
 */
export function decodableHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replace(/%/g, '%25');
  }
}
