/**
 * The languages of the site and the only pair of functions that knows "the default language has no prefix".
 * Every link, alternate, feed and language switch goes through {@link localizePath} and {@link splitLocale}.
 */

/** Every language a site can be published in. */
export const LOCALES = ['zh-Hans', 'en'] as const;

/** BCP 47 tag of a language the site can be published in. */
export type Locale = (typeof LOCALES)[number];

/** A value given once per language. */
export type Localized<T = string> = Record<Locale, T>;

/** How one language is published. */
export interface LocaleDefinition {
  /** Native name, shown in the language menu: 简体中文, English. */
  label: string;
  /** Value of `<html lang>`. */
  htmlLang: string;
  /** Writing direction of the language. */
  direction: 'ltr' | 'rtl';
  /** First path segment without slashes; the empty string for the default language. */
  prefix: string;
  /** `og:locale` value: the tag with its first hyphen as an underscore. */
  ogLocale: string;
}

/** The default language and the table of those the site is published in, in display order. */
export interface LocaleTable {
  defaultLocale: Locale;
  locales: Partial<Localized<LocaleDefinition>>;
}

/** The languages the site is published in, in display order. */
export function localeCodes(table: LocaleTable): Locale[] {
  return Object.keys(table.locales) as Locale[];
}

/**
 * How a language is published.
 * @throws Error for a language the site is not published in: no page or text of it exists.
 */
export function localeDefinition(table: LocaleTable, locale: Locale): LocaleDefinition {
  const definition = table.locales[locale];
  if (!definition) throw new Error(`Unpublished language ${locale}`);
  return definition;
}

/**
 * The address of a locale-neutral path in one language.
 * @param path Root-relative path without a language prefix; query and hash are kept.
 * @example localizePath('/blog/Awk', 'en', table) // '/en/blog/Awk'
 */
export function localizePath(path: string, locale: Locale, table: LocaleTable): string {
  const { prefix } = localeDefinition(table, locale);
  return prefix === '' ? path : `/${prefix}${path}`;
}

/**
 * Takes a language prefix off a root-relative path.
 * @returns The language the path belongs to and the path without the prefix (always with a leading slash).
 * @example splitLocale('/en/blog/', table) // { locale: 'en', path: '/blog/' }
 */
export function splitLocale(path: string, table: LocaleTable): { locale: Locale; path: string } {
  for (const locale of localeCodes(table)) {
    const { prefix } = localeDefinition(table, locale);
    if (prefix === '') continue;
    const base = `/${prefix}`;
    if (path === base) return { locale, path: '/' };
    if (path.startsWith(base) && /^[/?#]/.test(path.slice(base.length))) {
      const rest = path.slice(base.length);
      return { locale, path: rest.startsWith('/') ? rest : `/${rest}` };
    }
  }
  return { locale: table.defaultLocale, path };
}
