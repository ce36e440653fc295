import type { Locale, Localized } from '../routing/locale';
import { UNVERSIONED } from './version-tag';

/** A condition, or alternatives of which one must hold. */
export type FacetFilter = string | string[];

/** Filters hosted results by language and by tags of the versions of the docs that may be found. */
export const contextualFilters = (locale: Locale, versions: readonly string[]): FacetFilter[] => [
  `language:${locale}`,
  [UNVERSIONED, ...versions].map((tag) => `docusaurus_tag:${tag}`),
];

/** The same as an expression, for the Ask AI assistant. */
export const contextualExpression = (filters: readonly FacetFilter[]): string =>
  filters.map((filter) => (typeof filter === 'string' ? filter : `(${filter.join(' OR ')})`)).join(' AND ');

/** The hosted index of a language. */
export const hostedIndex = (name: string | Localized, locale: Locale): string =>
  typeof name === 'string' ? name : name[locale];

interface HitAddressOptions {
  origins: readonly string[];
  externalUrlRegex: string | null;
  replacePathname: { from: string; to: string } | null;
}

/** The address of a result: path and hash for pages of the site, whichever deployment was indexed. */
export function localAddress(
  url: string,
  { origins, externalUrlRegex, replacePathname }: HitAddressOptions,
): string {
  if (externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url)) return url;
  const origin = origins.find((candidate) => url === candidate || url.startsWith(`${candidate}/`));
  const path = origin === undefined ? url : url.slice(origin.length) || '/';
  if (!path.startsWith('/') || replacePathname === null) return path;
  return path.replace(new RegExp(replacePathname.from), replacePathname.to);
}
