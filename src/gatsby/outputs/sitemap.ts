import { sitemapEntries, type SitemapEntry, type SitemapPage } from '../../domain/publish/sitemap';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import type { DocumentFields, PostFields } from '../nodes/node-types';

type DocumentNode = Pick<
  DocumentFields,
  'permalink' | 'listed' | 'isTranslated' | 'translations' | 'lastUpdatedAt' | 'headTags'
> &
  Partial<Pick<PostFields, 'date'>>;

interface QueryResult {
  allSitePage: { nodes: { path: string; pageContext: Partial<SitemapPage> }[] };
  allBlogPost: { nodes: DocumentNode[] };
  allDoc: { nodes: DocumentNode[] };
  allSitePageContent: { nodes: DocumentNode[] };
}

const FIELDS = 'permalink listed isTranslated translations lastUpdatedAt headTags';

const isHidden = (head: DocumentNode['headTags']): boolean =>
  head.some(
    ({ tag, attrs }) => tag === 'meta' && attrs.name === 'robots' && /noindex|none/.test(attrs.content ?? ''),
  );

/** Options of gatsby-plugin-sitemap: which pages it lists and what it says of them. */
export const sitemapOptions = {
  query: `{
    allSitePage { nodes { path pageContext } }
    allBlogPost { nodes { ${FIELDS} date } }
    allDoc { nodes { ${FIELDS} } }
    allSitePageContent { nodes { ${FIELDS} } }
  }`,
  resolveSiteUrl: () => site.url,
  resolvePages: ({ allSitePage, allBlogPost, allDoc, allSitePageContent }: QueryResult): SitemapEntry[] => {
    const pages = allSitePage.nodes
      .map(({ path, pageContext }) => ({ ...pageContext, path }))
      .filter((page): page is SitemapPage => page.kind !== undefined);
    const documents = [allBlogPost, allDoc, allSitePageContent].flatMap(({ nodes }) =>
      nodes.map((node) => ({
        ...node,
        listed: node.listed && !isHidden(node.headTags),
        lastModified: node.lastUpdatedAt ?? node.date ?? null,
      })),
    );
    return sitemapEntries(pages, documents, {
      locales: site.i18n,
      excludeTagPages: site.sitemap.excludeTagPages,
    });
  },
  serialize: ({ path, lastModified, alternates }: SitemapEntry) => ({
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
