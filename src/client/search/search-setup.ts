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

/** Which index is searched, and with which filters. */
export interface SearchSetup {
  index: string;
  facetFilters: FacetFilter[];
  /** The filters as an expression; empty for none. */
  filters: string;
  /** Milliseconds between a key press and the search. */
  delay: number;
}

/** The filters of hosted searches; the embedded index needs none. */
export function searchSetup(locale: Locale): SearchSetup {
  const { hosted, contextualSearch } = site.search;
  if (!hosted) return { index: indexName(locale), facetFilters: [], filters: '', delay: 0 };
  const tags = process.env.GATSBY_DOCS_SETS ? searchedTags() : [versionTag(CURRENT_VERSION)];
  const facetFilters = contextualSearch ? contextualFilters(locale, tags) : [];
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
