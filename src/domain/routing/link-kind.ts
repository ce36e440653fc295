import { hasScheme, splitAddress } from './paths';

/** Where a link leads: another site, an anchor on this page, a page of this site, or a file. */
export type LinkKind = 'external' | 'anchor' | 'internal' | 'resource';

/**
 * Extensions of files that are served unchanged. They are listed, because a page may have a dot in its name
 * (`/docs/tags/Node.js`).
 */
const FILE =
  /\.(?:7z|atom|avif|bib|csv|docx?|epub|gif|gz|ico|ipynb|jpe?g|json|log|m4[av]|mov|mp[34]|ods|og[agv]|odt|pdf|png|pptx?|rss|sh|sql|svg|tar|te?x|toml|tsv|txt|vtt|wasm|wav|webm|webmanifest|webp|woff2?|xlsx?|xml|ya?ml|zip)$/i;

/** Whether an address names a file rather than a page: `/files/tides.csv?v=2`. */
export const isFileAddress = (address: string): boolean => FILE.test(splitAddress(address).path);

/** Files that browsers or other programs show; all others are downloaded. */
const SHOWN =
  /\.(?:atom|avif|gif|ico|jpe?g|json|log|m4[av]|mov|mp[34]|og[agv]|pdf|png|rss|svg|txt|vtt|wav|webm|webmanifest|webp|xml)$/i;

/** The name under which a linked file is saved; null for a file that browsers show. */
export function downloadName(address: string): string | null {
  const { path } = splitAddress(address);
  return isFileAddress(address) && !SHOWN.test(path) ? (path.split('/').at(-1) ?? null) : null;
}

/** The kind of an address as an author writes it; the first matching rule decides. */
export function linkKind(address: string): LinkKind {
  if (address.startsWith('pathname://')) return 'resource';
  if (hasScheme(address)) return 'external';
  if (address.startsWith('#')) return 'anchor';
  return isFileAddress(address) ? 'resource' : 'internal';
}
