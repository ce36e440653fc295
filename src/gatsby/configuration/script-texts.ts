import { localeCodes, type Locale } from '../../domain/routing/locale';
import { dateFormats, dateParts } from '../../i18n/date-formats';
import { needsPluralRules } from '../../i18n/plural-languages';
import type { SiteConfig } from '../../site/schema';
import { readLanguages, type InterfaceTexts } from './languages';

/**
 * The environment variables that hold what the scripts of pages know of the languages besides the data of a page, each
 * for one module of `src/i18n` or of the renderer. Those that most sites do without are empty, so that the minifier
 * drops the code that they guard.
 */
export function scriptTexts({ i18n, search, comments }: SiteConfig): Record<string, string> {
  const codes = localeCodes(i18n);
  const { texts } = readLanguages(i18n);
  const table = (of: (locale: Locale) => unknown): string =>
    JSON.stringify(Object.fromEntries(codes.map((locale) => [locale, of(locale) ?? undefined])));
  const language = (part: keyof InterfaceTexts['language']): string =>
    table((locale) => texts[locale].language[part]);
  return {
    GATSBY_DATE_FORMATS: table(dateFormats),
    GATSBY_DATE_PARTS: table(dateParts),
    GATSBY_INTL_DATES: codes.filter((code) => dateFormats(code) === null).join(' '),
    GATSBY_PLURAL_RULES: codes.filter(needsPluralRules).join(' '),
    GATSBY_CRASH_TEXTS: language('crash'),
    GATSBY_BASE_URL_TEXTS: language('baseUrl'),
    GATSBY_COMMENTS_LANGUAGES: comments === null ? '{}' : language('comments'),
    GATSBY_SEARCH_TEXTS: table((locale) => texts[locale].searchModal),
    GATSBY_ASSISTANT_TEXTS: search.hosted?.askAi ? table((locale) => texts[locale].askAi) : '{}',
  };
}
