import { type Locale, localeDefinition } from '../../domain/routing/locale';
import { site } from '../../site/public-config';

/** Value of `dir` for a text; undefined if it runs as the page does. */
export function contentDir(contentLocale: string, locale: Locale): string | undefined {
  const { direction } = localeDefinition(site.i18n, contentLocale as Locale);
  return direction === localeDefinition(site.i18n, locale).direction ? undefined : direction;
}

/** Value of `lang` for a text; undefined if it is in the page's language. */
export const contentLang = (contentLocale: string, locale: Locale): string | undefined =>
  contentLocale === locale ? undefined : localeDefinition(site.i18n, contentLocale as Locale).htmlLang;
