import path from 'node:path';
import { escapeHtml } from '../../domain/basics/escape-html';
import { iconType } from '../../domain/publish/icon-type';
import { type Locale, localeCodes, localeDefinition, localizePath } from '../../domain/routing/locale';
import { MANIFEST_PATH, OPEN_SEARCH_PATH, withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { writeChanged } from '../store/write-changed';

/** Publishes the OpenSearch description of every language. */
export function publishOpenSearch(directory: string): void {
  for (const locale of localeCodes(site.i18n)) {
    const file = path.join(directory, 'public', localizePath(OPEN_SEARCH_PATH, locale, site.i18n));
    writeChanged(file, openSearchDescription(locale));
  }
}

/** Characters of a name that browsers show. */
const NAME_LENGTH = 16;

/** An OpenSearch 1.1 description of the search in a language. */
export function openSearchDescription(locale: Locale, config = site): string {
  const { title, tagline, favicon, search, i18n } = config;
  const text = (name: string, value: string, attributes = ''): string =>
    `  <${name}${attributes}>${escapeHtml(value)}</${name}>`;
  const absolute = (address: string): string => config.url + withBase(address, config.baseUrl);
  const localized = (neutral: string): string => escapeHtml(absolute(localizePath(neutral, locale, i18n)));
  const type = iconType(favicon);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    text('ShortName', Array.from(title[locale]).slice(0, NAME_LENGTH).join('')),
    text('Description', tagline[locale] || title[locale]),
    text('Language', localeDefinition(i18n, locale).htmlLang),
    text('InputEncoding', 'UTF-8'),
    text('Image', absolute(favicon), type && ` type="${type}"`),
    `  <Url type="text/html" method="get" template="${localized(`/${search.searchPagePath}`)}?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${localized(OPEN_SEARCH_PATH)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

/** Publishes the web app manifest: one for all languages, with the site's name in each. */
export function publishManifest(directory: string): void {
  writeChanged(path.join(directory, 'public', MANIFEST_PATH), webManifest());
}

/** A web app manifest (https://www.w3.org/TR/appmanifest). */
export function webManifest({ title, i18n, baseUrl, manifest } = site): string {
  const names = new Set(localeCodes(i18n).map((locale) => title[locale]));
  const fields = {
    name: [...names].join(' '),
    short_name: manifest.shortName[i18n.defaultLocale],
    lang: localeDefinition(i18n, i18n.defaultLocale).htmlLang,
    start_url: baseUrl,
    scope: baseUrl,
    display: manifest.display,
    background_color: manifest.backgroundColor,
    theme_color: manifest.themeColor,
    icons: manifest.icons.map((icon) => ({ ...icon, src: withBase(icon.src, baseUrl) })),
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
