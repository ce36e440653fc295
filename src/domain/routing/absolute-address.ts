import { hasScheme } from './paths';

/** Schemes that a link or picture outside the site may have. */
const SAFE = /^(?:https?|mailto|tel):/i;

/**
 * An address as it must be written outside the site: absolute, percent-encoded.
 * @param pageUrl Absolute address of the page that holds the link.
 * @returns null for an address that is unsafe (`javascript:`) or empty.
 * @example absoluteAddress('#top', 'https://a.example/b') // 'https://a.example/b#top'
 */
export function absoluteAddress(address: string, pageUrl: string): string | null {
  if (address === '') return null;
  if (address.startsWith('//')) return encodeAddress(`https:${address}`);
  if (hasScheme(address)) return SAFE.test(address) ? encodeAddress(address) : null;
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

/** Percent-encodes what an address may not hold; what is encoded already stays. */
export const encodeAddress = (address: string): string =>
  encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');
