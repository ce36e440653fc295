import path from 'node:path';
import { openSearchDescription } from '../../domain/publish/open-search';
import { iconType, webManifest } from '../../domain/publish/web-manifest';
import { type Locale, localeCodes, localeDefinition, localizePath } from '../../domain/routing/locale';
import { MANIFEST_PATH, OPEN_SEARCH_PATH, withBase } from '../../domain/routing/paths';
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

/** Publishes the web app manifest: one for all languages, with the site's name in each. */
export function publishManifest(directory: string): void {
  const { defaultLocale } = site.i18n;
  const { shortName, ...look } = site.manifest;
  const names = new Set(localeCodes(site.i18n).map((locale) => site.title[locale]));
  const text = webManifest({
    ...look,
    name: [...names].join(' '),
    shortName: shortName[defaultLocale],
    lang: localeDefinition(site.i18n, defaultLocale).htmlLang,
    baseUrl: site.baseUrl,
  });
  writeChanged(path.join(directory, 'public', MANIFEST_PATH), text);
}
