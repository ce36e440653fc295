import path from 'node:path';
import { openSearchDescription } from '../../domain/publish/open-search';
import { iconType } from '../../domain/publish/web-manifest';
import { type Locale, localeCodes, localeDefinition, localizePath } from '../../domain/routing/locale';
import { OPEN_SEARCH_PATH, withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { writeChanged } from '../store/write-changed';

/** Publishes the OpenSearch description of every language. */
export function publishOpenSearch(directory: string): void {
  for (const locale of localeCodes(site.i18n)) {
    const file = path.join(directory, 'public', localizePath(OPEN_SEARCH_PATH, locale, site.i18n));
    writeChanged(file, describe(locale));
  }
}

function describe(locale: Locale): string {
  const absolute = (address: string): string => site.url + withBase(address, site.baseUrl);
  const localized = (neutral: string): string => absolute(localizePath(neutral, locale, site.i18n));
  return openSearchDescription({
    name: site.title[locale],
    description: site.tagline[locale] || site.title[locale],
    lang: localeDefinition(site.i18n, locale).htmlLang,
    searchUrl: localized(`/${site.search.searchPagePath}`),
    icon: absolute(site.favicon),
    iconType: iconType(site.favicon) ?? '',
    selfUrl: localized(OPEN_SEARCH_PATH),
  });
}
