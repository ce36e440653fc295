import { hasScheme } from './paths';

const SAFE = /^(?:https?|mailto|tel):/i;

/**
 * An address for use outside of the site: absolute and encoded; null for an empty or unsafe (`javascript:`) one.
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

/** Percent-encodes the characters that an address must not contain; encoded ones stay. */
export const encodeAddress = (address: string): string =>
  encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');
