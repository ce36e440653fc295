import { groupBy } from '../../domain/basics/group-by';
import { localeDefinition, localizePath, type Locale } from '../../domain/routing/locale';
import { normalisePath, withBase } from '../../domain/routing/paths';
import type { PageKind, PlannedPage } from '../../domain/site/page-plan';
import { site } from '../../site/config';
import type { DocumentFields, PostFields } from '../nodes/node-types';

/** A page as far as a sitemap needs it. */
export type SitemapPage = Pick<PlannedPage, 'path' | 'locale' | 'neutralPath' | 'kind'>;

/** The properties of a document that its pages' entries depend on. */
export type SitemapDocument = Pick<
  DocumentFields,
  'permalink' | 'listed' | 'isTranslated' | 'translations' | 'lastUpdatedAt' | 'headTags'
> &
  Partial<Pick<PostFields, 'date'>>;

interface QueryResult {
  allSitePage: { nodes: { path: string; pageContext: Partial<SitemapPage> }[] };
  allBlogPost: { nodes: SitemapDocument[] };
  allDoc: { nodes: SitemapDocument[] };
  allSitePageContent: { nodes: SitemapDocument[] };
}

const FIELDS = 'permalink listed isTranslated translations lastUpdatedAt headTags';

/** Pages that search engines should not show: search results and not-found pages. */
const HIDDEN_KINDS: ReadonlySet<PageKind> = new Set<PageKind>(['not-found', 'search']);
const TAG_KINDS: ReadonlySet<PageKind> = new Set<PageKind>(['blog-tag', 'docs-tag']);
const DOCUMENT_KINDS: ReadonlySet<PageKind> = new Set<PageKind>(['post', 'doc', 'page']);

/** Whether search engines should not show a document's pages: it is unlisted, or its text says so. */
const isHidden = ({ listed, headTags }: SitemapDocument): boolean =>
  !listed ||
  headTags.some(
    ({ tag, attrs }) => tag === 'meta' && attrs.name === 'robots' && /noindex|none/.test(attrs.content ?? ''),
  );

/**
 * The pages in a sitemap: none that is hidden, excluded, or repeats a text in another language. Each has its last change,
 * as an ISO 8601 date or date-time (null if unknown), and the page in each language it exists in, including its own, if
 * there are several.
 */
export function sitemapEntries(
  pages: readonly SitemapPage[],
  documents: readonly SitemapDocument[],
  excludeTagPages = site.sitemap.excludeTagPages,
) {
  const { i18n } = site;
  const byPath = new Map(documents.map((document) => [normalisePath(document.permalink), document]));
  const languagesOf = groupBy(pages, ({ neutralPath }) => neutralPath);
  return pages.flatMap((page) => {
    if (HIDDEN_KINDS.has(page.kind) || (excludeTagPages && TAG_KINDS.has(page.kind))) return [];
    const document = byPath.get(normalisePath(page.path));
    if (document === undefined && DOCUMENT_KINDS.has(page.kind)) return [];
    if (document && (isHidden(document) || !document.isTranslated)) return [];
    const languages: readonly Locale[] =
      document?.translations ?? (languagesOf.get(page.neutralPath) ?? []).map(({ locale }) => locale);
    const alternates = languages.map((locale) => ({
      lang: localeDefinition(i18n, locale).htmlLang,
      path: localizePath(page.neutralPath, locale, i18n),
    }));
    const original = alternates[languages.indexOf(i18n.defaultLocale)];
    if (original) alternates.push({ lang: 'x-default', path: original.path });
    return [
      {
        path: page.path,
        lastModified: document?.lastUpdatedAt ?? document?.date ?? null,
        alternates: languages.length > 1 ? alternates : [],
      },
    ];
  });
}

/** Options of gatsby-plugin-sitemap: which pages it lists and what it says of them. */
export const sitemapOptions = {
  query: `{
    allSitePage { nodes { path pageContext } }
    allBlogPost { nodes { ${FIELDS} date } }
    allDoc { nodes { ${FIELDS} } }
    allSitePageContent { nodes { ${FIELDS} } }
  }`,
  resolveSiteUrl: () => site.url,
  resolvePages: ({ allSitePage, allBlogPost, allDoc, allSitePageContent }: QueryResult) =>
    sitemapEntries(
      allSitePage.nodes
        .map(({ path, pageContext }) => ({ ...pageContext, path }))
        .filter((page): page is SitemapPage => page.kind !== undefined),
      [allBlogPost, allDoc, allSitePageContent].flatMap(({ nodes }) => nodes),
    ),
  serialize: ({ path, lastModified, alternates }: ReturnType<typeof sitemapEntries>[number]) => ({
    url: path,
    changefreq: site.sitemap.changefreq,
    priority: site.sitemap.priority,
    ...(lastModified === null ? {} : { lastmod: lastModified }),
    links: alternates.map(({ lang, path: other }) => ({
      lang,
      url: site.url + withBase(other, site.baseUrl),
    })),
  }),
};
