/**
 * The languages of the site, and the only pair of functions that knows "the default language has no prefix". Every
 * link, alternate, feed and language switch uses {@link localizePath} and {@link splitLocale}.
 */

/**
 * The languages that code may name: none, since `site.yml` has them. Tests declare those of their sites, and a site with
 * pages of its own may declare its own, so that the compiler misses no text of theirs.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface NamedLanguages {}

/** BCP 47 tag of a language of the site. */
export type Locale = keyof NamedLanguages;

/** A value given once per language. */
export type Localized<T = string> = Record<Locale, T>;

interface LocaleDefinition {
  /** Native name, shown in the language menu: 简体中文, English. */
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** First path segment without slashes; the empty string for the default language. */
  prefix: string;
  /** `og:locale` value: the tag with an underscore instead of its first hyphen. */
  ogLocale: string;
}

/** The default language and the languages of the site, in display order. */
export interface LocaleTable {
  defaultLocale: Locale;
  locales: Partial<Localized<LocaleDefinition>>;
  /** Languages that the program knows besides; texts in them are left out. */
  unpublished?: readonly string[];
}

/** The languages of the site, in display order. */
export function localeCodes(table: LocaleTable): Locale[] {
  return Object.keys(table.locales) as Locale[];
}

/** A table with a value for each language of the site. */
export const perLocale = <T>(table: LocaleTable, make: (locale: Locale) => T): Localized<T> =>
  Object.fromEntries(localeCodes(table).map((locale) => [locale, make(locale)])) as Localized<T>;

/** How a language is published. @throws Error for a language that the site does not have. */
export function localeDefinition(table: LocaleTable, locale: Locale): LocaleDefinition {
  const definition = table.locales[locale];
  if (!definition) throw new Error(`Unpublished language ${locale}`);
  return definition;
}

/** The address of a locale-neutral path in one language; query and hash stay: `/blog/Awk` → `/en/blog/Awk`. */
export function localizePath(path: string, locale: Locale, table: LocaleTable): string {
  const { prefix } = localeDefinition(table, locale);
  return prefix === '' ? path : `/${prefix}${path}`;
}

/**
 * Splits a path into its language and the rest, with one leading slash: `/en/blog/` → en and `/blog/`. With two, as in
 * `/en//a.example/`, a link to the rest would lead to another site.
 */
export function splitLocale(path: string, table: LocaleTable): { locale: Locale; path: string } {
  for (const locale of localeCodes(table)) {
    const { prefix } = localeDefinition(table, locale);
    if (prefix === '') continue;
    const rest = path.slice(prefix.length + 1);
    if (path === `/${prefix}${rest}` && /^(?:[/?#]|$)/.test(rest)) return { locale, path: fromRoot(rest) };
  }
  return { locale: table.defaultLocale, path: fromRoot(path) };
}

const fromRoot = (path: string): string => path.replace(/^\/*/, '/');
