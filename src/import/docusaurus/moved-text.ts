import type { Locale } from '../../domain/routing/locale';

/** A text in the languages of the site: one text if they agree. */
export type MovedText = string | Partial<Record<Locale, string>>;

/**
 * A text with its translations.
 * @param translation The text in a language; anything but a text that is not empty counts as missing.
 */
export function movedText(
  own: string,
  locales: readonly Locale[],
  translation: (locale: Locale) => unknown,
): MovedText {
  const texts = locales.map((locale) => {
    const found = translation(locale);
    return [locale, typeof found === 'string' && found !== '' ? found : own] as const;
  });
  return texts.every(([, text]) => text === own) ? own : Object.fromEntries(texts);
}
