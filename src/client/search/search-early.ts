import { indexName } from '../../domain/search/index-names';
import type { Locale } from '../../domain/routing/locale';
import { site } from '../../site/public-config';
import { embeddedClient } from './search-embedded';

/** Searches before the dialog is loaded, so that the files it will request are there. */
export function askEarly(locale: Locale, query: string): void {
  if (site.search.hosted) return;
  // The dialog requests missing files again and reports errors.
  embeddedClient(locale)
    .search({ requests: [{ indexName: indexName(locale), query }] })
    .catch(() => undefined);
}
