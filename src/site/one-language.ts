import { asObject } from '../domain/basics/data';
import { LOCALES, type Locale } from '../domain/routing/locale';

/**
 * Completes the texts of a site in one language, since the schema and the components expect all languages: each table
 * that names only this language gets the same text for the others.
 * @param value A configuration as it is written.
 * @param locale The only language.
 * @example withAllLanguages({ title: { en: 'Notes' } }, 'en') // { title: { 'zh-Hans': 'Notes', en: 'Notes' } }
 */
export function withAllLanguages(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => withAllLanguages(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value) as [string, unknown][];
  const [[only, text] = []] = entries;
  if (entries.length === 1 && only === locale) return Object.fromEntries(LOCALES.map((code) => [code, text]));
  return Object.fromEntries(
    entries.map(([key, field]) => [
      key,
      // `i18n` is a table of languages, not a text in several languages.
      key === 'i18n' ? field : withAllLanguages(field, locale),
    ]),
  );
}

/**
 * The only language of a configuration as it is written; null if there are several, or if the configuration is broken.
 */
export function onlyLanguage(value: unknown): Locale | null {
  const locales = asObject(asObject(asObject(value).i18n).locales);
  const [first = null, ...others] = LOCALES.filter((code) => code in locales);
  return others.length === 0 ? first : null;
}
