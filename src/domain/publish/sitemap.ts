import {
  type Locale,
  localeCodes,
  localeDefinition,
  type LocaleTable,
  localizePath,
} from '../routing/locale';
import type { PageKind, PlannedPage } from '../site/page-plan';
import { normalisePath } from '../routing/paths';

/** The fields of a page that a sitemap needs. */
export type SitemapPage = Pick<PlannedPage, 'path' | 'locale' | 'neutralPath' | 'kind'>;

/** The properties of a document that its pages' entries depend on. */
export interface SitemapDocument {
  permalink: string;
  listed: boolean;
  isTranslated: boolean;
  translations: readonly Locale[];
  /** ISO 8601 date or date-time; null if unknown. */
  lastModified: string | null;
}

/** An entry of the sitemap. */
export interface SitemapEntry {
  path: string;
  lastModified: string | null;
  /** The page in each language it exists in, including its own; empty if there is only one language. */
  alternates: { lang: string; path: string }[];
}

interface SitemapOptions {
  locales: LocaleTable;
  excludeTagPages: boolean;
}

/** Pages that search engines should not show: search results and not-found pages. */
const HIDDEN_KINDS: ReadonlySet<string> = new Set(['not-found', 'search']);
const TAG_KINDS: ReadonlySet<PageKind> = new Set<PageKind>(['blog-tag', 'docs-tag']);
const DOCUMENT_KINDS: ReadonlySet<PageKind> = new Set<PageKind>(['post', 'doc', 'page']);

/** The pages in a sitemap: none that is unlisted, excluded, or repeats a text in another language. */
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
