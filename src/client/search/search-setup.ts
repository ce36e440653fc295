import type { Locale } from '../../domain/routing/locale';
import { CURRENT_VERSION } from '../../domain/content/docs-names';
import {
  contextualExpression,
  contextualFilters,
  hostedIndex,
  localAddress,
  type FacetFilter,
} from '../../domain/search/hosted';
import { indexName } from '../../domain/search/index-names';
import { versionTag } from '../../domain/search/version-tag';
import { site } from '../../site/public-config';
import { searchedTags } from '../browser/docs-scope';

/**
 * Which index is searched, with which filters (which only hosted searches need; `filters` has them as an expression),
 * and how many milliseconds after a key press.
 */
export function searchSetup(locale: Locale) {
  const { hosted, contextualSearch } = site.search;
  const none: FacetFilter[] = [];
  if (!hosted) return { index: indexName(locale), facetFilters: none, filters: '', delay: 0 };
  const tags = process.env.GATSBY_DOCS_SETS ? searchedTags() : [versionTag(CURRENT_VERSION)];
  const facetFilters = contextualSearch ? contextualFilters(locale, tags) : none;
  return {
    index: hostedIndex(hosted.indexName, locale),
    facetFilters,
    filters: contextualExpression(facetFilters),
    delay: 100,
  };
}

/** The address of a result. Results of the hosted index may come from another deployment. */
export function resultAddress(url: string): string {
  const { hosted } = site.search;
  return hosted ? localAddress(url, { ...hosted, origins: [site.url, window.location.origin] }) : url;
}
