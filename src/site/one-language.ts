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
  if (!isTable(value)) return value;
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === locale)
    return Object.fromEntries(LOCALES.map((code) => [code, value[locale]]));
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
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
  const i18n = isTable(value) ? value.i18n : null;
  const locales = isTable(i18n) ? i18n.locales : null;
  if (!isTable(locales)) return null;
  const named = LOCALES.filter((code) => code in locales);
  return named.length === 1 ? (named[0] ?? null) : null;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
