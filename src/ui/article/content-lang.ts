import { type Locale, localeDefinition } from '../../domain/routing/locale';
import { site } from '../../site/public-config';

/** Value of `lang` for a text; undefined if it is in the page's language. */
export const contentLang = (contentLocale: string, locale: Locale): string | undefined =>
  contentLocale === locale ? undefined : localeDefinition(site.i18n, contentLocale as Locale).htmlLang;
