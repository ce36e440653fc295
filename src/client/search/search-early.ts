import { indexName } from '../../domain/search/index-names';
import type { Locale } from '../../domain/routing/locale';
import { site } from '../../site/config';
import { embeddedClient } from './search-embedded';

/** Searches before there is a dialog to show results: what that will ask for is then there. */
export function askEarly(locale: Locale, query: string): void {
  if (site.search.hosted) return;
  // What is missing, the dialog asks for again, and says so when it cannot be had.
  embeddedClient(locale)
    .search({ requests: [{ indexName: indexName(locale), query }] })
    .catch(() => undefined);
}
