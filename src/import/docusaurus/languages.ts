import type { Locale } from '../../domain/routing/locale';
import { knownLanguages } from '../../gatsby/configuration/languages';
import { trimmed } from './old-addresses';
import type { OldSite } from './old-site';

/** A language of the old site that the new one has, too. */
interface MovedLanguage {
  /** Its name in Docusaurus, `zh-CN`. */
  code: string;
  locale: Locale;
  label: string | undefined;
  htmlLang: string | undefined;
  /** Prefix of its addresses; empty for the default language. */
  prefix: string;
  /** Prefix of its addresses in the old site, whose default language may have one. */
  oldPrefix: string;
  /** Folder of its translations in the old site. */
  folder: string;
}

/** The languages that move, the default one first. */
export type MovedLanguages = [MovedLanguage, ...MovedLanguage[]];

/** A language and its script, `zh Hans` of `zh-CN`; null for what is no code of a language. */
function writtenLanguage(code: string): string | null {
  try {
    const { language, script = '' } = new Intl.Locale(code.replaceAll('_', '-')).maximize();
    return `${language} ${script}`;
  } catch {
    return null;
  }
}

/** The language of this program that a language of Docusaurus is. */
function localeOf(code: string): Locale | null {
  const written = writtenLanguage(code);
  const known = knownLanguages('i18n').find((locale) => writtenLanguage(locale) === written);
  return written === null || known === undefined ? null : (known as Locale);
}

/** The languages of the new site, with the prefixes that they had; those that are lost; whether the first one is unknown. */
export function moveLanguages({ i18n, baseUrl = '/' }: Pick<OldSite, 'i18n' | 'baseUrl'>) {
  const first = i18n.defaultLocale ?? i18n.locales?.[0] ?? 'en';
  const isForeign = localeOf(first) === null;
  const moved: MovedLanguage[] = [];
  const lost: string[] = [];
  for (const code of new Set([first, ...(i18n.locales ?? [])])) {
    const locale = localeOf(code) ?? (code === first ? 'en' : null);
    if (locale === null || moved.some((other) => other.locale === locale)) {
      lost.push(code);
      continue;
    }
    const { label, htmlLang, path, baseUrl: own } = i18n.localeConfigs[code] ?? {};
    const inSite = own?.startsWith(baseUrl) ? own.slice(baseUrl.length) : own;
    const oldPrefix = trimmed(inSite ?? (code === first ? '' : code));
    moved.push({
      code,
      locale,
      label: isForeign && code === first ? undefined : label,
      htmlLang: htmlLang ?? (isForeign && code === first ? code : undefined),
      prefix: code === first ? '' : ([oldPrefix, code].find((name) => /^[a-z-]+$/i.test(name)) ?? locale),
      oldPrefix,
      folder: `${i18n.path}/${path ?? code}`,
    });
  }
  return { languages: moved as MovedLanguages, lost, isForeign };
}

/** A text in the languages of the site: one text if they agree. */
export type MovedText = string | Partial<Record<Locale, string>>;

/** A text with its translations: one that is no text, or empty, counts as missing. */
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
