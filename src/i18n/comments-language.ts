import type { Locale, Localized } from '../domain/routing/locale';

/** What the comment widget calls a language. */
export const commentsLanguage = (locale: Locale): string =>
  (JSON.parse(process.env.GATSBY_COMMENTS_LANGUAGES ?? '{}') as Localized)[locale];
