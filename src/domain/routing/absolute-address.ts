import { hasScheme } from './paths';

/**
 * Whether an address runs code or contains a page when it is opened; that of a picture may hold data.
 * @example runsCode('java\tscript:alert(1)') // true: browsers ignore control characters
 */
export function runsCode(address: string, isPicture = false): boolean {
  // eslint-disable-next-line no-control-regex -- exactly those
  const bare = address.replace(/[\u0000-\u0020\u007f-\u009f]/g, '').toLowerCase();
  return isPicture && bare.startsWith('data:image/') ? false : /^(?:javascript|vbscript|data):/.test(bare);
}

/**
 * An address for use outside of the site: absolute and encoded; null for an empty one or one that runs code.
 * @example absoluteAddress('#top', 'https://a.example/b') // 'https://a.example/b#top'
 */
export function absoluteAddress(address: string, pageUrl: string): string | null {
  if (address === '') return null;
  if (address.startsWith('//')) return encodeAddress(`https:${address}`);
  if (hasScheme(address)) return runsCode(address) ? null : encodeAddress(address);
  const page = pageUrl.replace(/[?#].*$/, '');
  if (address.startsWith('#')) return encodeAddress(page + address);
  const origin = /^https?:\/\/[^/]+/.exec(page)?.[0] ?? '';
  if (address.startsWith('/')) return encodeAddress(origin + address);
  if (address.startsWith('?')) return encodeAddress(page + address);
  const parts = page.slice(origin.length).split('/').slice(1, -1);
  for (const part of address.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return encodeAddress(`${origin}/${parts.join('/')}`);
}

/** Percent-encodes the characters that an address must not contain; encoded ones stay. */
export const encodeAddress = (address: string): string =>
  encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');
