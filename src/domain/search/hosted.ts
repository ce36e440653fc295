import type { Locale, Localized } from '../routing/locale';
import { UNVERSIONED, versionTag } from './version-tag';

/** A condition, or several of which one must hold. */
export type FacetFilter = string | string[];

/**
 * Limits hosted results to a language and to what belongs to one version of the docs.
 * @param versions Names of the versions whose docs may be found.
 */
export const contextualFilters = (locale: Locale, versions: readonly string[]): FacetFilter[] => [
  `language:${locale}`,
  [UNVERSIONED, ...versions.map(versionTag)].map((tag) => `docusaurus_tag:${tag}`),
];

/** The same as an expression, for the assistant. */
export const contextualExpression = (filters: readonly FacetFilter[]): string =>
  filters.map((filter) => (typeof filter === 'string' ? filter : `(${filter.join(' OR ')})`)).join(' AND ');

/** The hosted index of a language. */
export const hostedIndex = (name: string | Localized, locale: Locale): string =>
  typeof name === 'string' ? name : name[locale];

/** How the addresses of hosted results become addresses of this deployment. */
export interface HitAddressOptions {
  /** Origin of the site, and that of the page. */
  origins: readonly string[];
  externalUrlRegex: string | null;
  replacePathname: { from: string; to: string } | null;
}

/** Whether a result is opened by the browser. */
const isExternal = (url: string, regex: string | null): boolean =>
  regex !== null && new RegExp(regex).test(url);

/**
 * The address of a result: path and hash for pages of the site, whatever deployment was indexed; others stay.
 * @example localAddress('https://tidepool.example.com/blog/Awk#dedupe', options) // '/blog/Awk#dedupe'
 */
export function localAddress(
  url: string,
  { origins, externalUrlRegex, replacePathname }: HitAddressOptions,
): string {
  if (isExternal(url, externalUrlRegex)) return url;
  const origin = origins.find((candidate) => url === candidate || url.startsWith(`${candidate}/`));
  const path = origin === undefined ? url : url.slice(origin.length) || '/';
  if (!path.startsWith('/') || replacePathname === null) return path;
  return path.replace(new RegExp(replacePathname.from), replacePathname.to);
}
