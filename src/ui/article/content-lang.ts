import type { Locale } from '../../domain/routing/locale';
import { site } from '../../site/config';

/** Value of `lang` for a text: only where it is not written in the page's language. */
export const contentLang = (contentLocale: Locale, locale: Locale): string | undefined =>
  contentLocale === locale ? undefined : site.i18n.locales[contentLocale].htmlLang;
