import { LOCALES, type Locale } from '../../domain/routing/locale';
import type { OldSite } from './old-site';

/** A language of the old site that the new one has, too. */
export interface MovedLanguage {
  /** Its name in Docusaurus, `zh-CN`. */
  code: string;
  locale: Locale;
  label: string | undefined;
  htmlLang: string | undefined;
  /** Prefix of its addresses; empty for the default language. */
  prefix: string;
  /** Folder of its translations in the old site. */
  folder: string;
}

/** The languages that move, the default one first, and those that do not. */
export interface MovedLanguages {
  languages: [MovedLanguage, ...MovedLanguage[]];
  /** Languages this program cannot publish. */
  lost: string[];
  /** Whether the program does not know the default language, so that its texts are published as another language. */
  isForeign: boolean;
}

/** The language of this program that a language of Docusaurus is. */
export function localeOf(code: string): Locale | null {
  const [language = '', ...rest] = code.toLowerCase().split(/[-_]/);
  if (language === 'zh')
    return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? null : 'zh-Hans';
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** Chooses the languages of the new site. Addresses stay: each has the prefix it had. */
export function moveLanguages({ i18n, baseUrl = '/' }: Pick<OldSite, 'i18n' | 'baseUrl'>): MovedLanguages {
  const first = i18n.defaultLocale ?? i18n.locales?.[0] ?? 'en';
  const codes = [first, ...(i18n.locales ?? []).filter((code) => code !== first)];
  const taken = new Set<Locale>();
  const lost: string[] = [];
  const moved: MovedLanguage[] = [];
  for (const code of codes) {
    const locale = localeOf(code) ?? (code === first ? 'en' : null);
    if (locale === null || taken.has(locale)) {
      lost.push(code);
      continue;
    }
    taken.add(locale);
    const { label, htmlLang, path, baseUrl: own } = i18n.localeConfigs[code] ?? {};
    const inSite = own?.startsWith(baseUrl) ? own.slice(baseUrl.length) : own;
    moved.push({
      code,
      locale,
      label,
      htmlLang: htmlLang ?? (localeOf(code) === null ? code : undefined),
      prefix: code === first ? '' : (inSite ?? code).replace(/^\/+|\/+$/g, ''),
      folder: `${i18n.path ?? 'i18n'}/${path ?? code}`,
    });
  }
  return { languages: moved as MovedLanguages['languages'], lost, isForeign: localeOf(first) === null };
}
