import {
  type Locale,
  localeCodes,
  localeDefinition,
  type LocaleTable,
  localizePath,
} from '../routing/locale';
import type { PageKind } from '../site/page-plan';
import { normalisePath } from '../routing/paths';

/** A page of the site, as far as a sitemap cares. */
export interface SitemapPage {
  path: string;
  locale: Locale;
  /** Locale-neutral path. */
  neutralPath: string;
  kind: PageKind;
}

/** What a document says about its pages. */
export interface SitemapDocument {
  permalink: string;
  /** Part of lists, feeds and search. */
  listed: boolean;
  /** The page shows a text of its own language. */
  isTranslated: boolean;
  /** Languages the text exists in. */
  translations: readonly Locale[];
  /** ISO 8601 date or date-time, or null when unknown. */
  lastModified: string | null;
}

/** One address with what crawlers may know about it. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601, or null. */
  lastModified: string | null;
  /** The page in each language it exists in, itself included; none when it is in one language only. */
  alternates: { lang: string; path: string }[];
}

/** What of the site's configuration a sitemap depends on. */
export interface SitemapOptions {
  locales: LocaleTable;
  excludeTagPages: boolean;
}

/** Pages that search engines should not show: results and missing pages. */
const HIDDEN_KINDS: ReadonlySet<string> = new Set(['not-found', 'search']);
const TAG_KINDS: ReadonlySet<PageKind> = new Set<PageKind>(['blog-tag', 'docs-tag']);
const DOCUMENT_KINDS: ReadonlySet<PageKind> = new Set<PageKind>(['post', 'doc', 'page']);

/**
 * The pages a sitemap names, in the order given: no unlisted ones, none that repeat another language's text, no pages of
 * single tags if so configured.
 */
export function sitemapEntries(
  pages: readonly SitemapPage[],
  documents: readonly SitemapDocument[],
  { locales, excludeTagPages }: SitemapOptions,
): SitemapEntry[] {
  const byPath = new Map(documents.map((document) => [normalisePath(document.permalink), document]));
  const htmlLang = (locale: Locale): string => localeDefinition(locales, locale).htmlLang;
  return pages.flatMap((page): SitemapEntry[] => {
    if (HIDDEN_KINDS.has(page.kind) || (excludeTagPages && TAG_KINDS.has(page.kind))) return [];
    const document = byPath.get(normalisePath(page.path));
    if (document === undefined && DOCUMENT_KINDS.has(page.kind)) return [];
    if (document && !(document.listed && document.isTranslated)) return [];
    const languages = document?.translations ?? localeCodes(locales);
    const alternates = languages.map((locale) => ({
      lang: htmlLang(locale),
      path: localizePath(page.neutralPath, locale, locales),
    }));
    const original = alternates.find(({ lang }) => lang === htmlLang(locales.defaultLocale));
    if (original) alternates.push({ lang: 'x-default', path: original.path });
    return [
      {
        path: page.path,
        lastModified: document?.lastModified ?? null,
        alternates: languages.length > 1 ? alternates : [],
      },
    ];
  });
}
