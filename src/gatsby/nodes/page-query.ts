import type { CreatePagesArgs } from 'gatsby';
import type { Locale } from '../../domain/routing/locale';
import { planPages, type PagePlan, type PageSources } from '../../domain/site/page-plan';
import type { SiteConfig } from '../../site/schema';

/** Queries everything that has a page. Nodes have no order of their own: after an edit, recreated nodes come last. */
const SITE_PAGES = `
  query SitePages {
    allBlogPost(sort: [{ date: DESC }, { time: DESC }, { key: ASC }]) {
      nodes { key locale path: neutralPath listed }
    }
    allDoc(sort: [{ docId: ASC }, { key: ASC }]) { nodes { key locale path: neutralPath } }
    allSitePageContent(sort: { key: ASC }) { nodes { key locale path: neutralPath } }
    allTag(sort: { key: ASC }) { nodes { collection key slug indexPath locale count } }
    allAuthor(filter: { inline: { eq: false } }, sort: { key: ASC }) {
      nodes { key locale path: neutralPath count }
    }
  }
`;

interface Nodes<Source> {
  nodes: (Source & { locale: Locale })[];
}

interface SitePagesQuery {
  allBlogPost: Nodes<PageSources['posts'][number]>;
  allDoc: Nodes<PageSources['docs'][number]>;
  allSitePageContent: Nodes<PageSources['pages'][number]>;
  allTag: Nodes<PageSources['tags']['doc'][number] & { collection: 'post' | 'doc' }>;
  allAuthor: Nodes<PageSources['authors'][number]>;
}

/** The part of a hook's arguments that queries the data layer. */
export type DataLayer = Pick<CreatePagesArgs, 'graphql'>;

/** Queries everything that has a page and plans the pages. A rejected query ends the build. */
export async function queryPages(dataLayer: DataLayer, site: SiteConfig): Promise<PagePlan> {
  const answer = await dataLayer.graphql<SitePagesQuery>(SITE_PAGES);
  const { data } = answer;
  const errors = answer.errors as readonly Error[] | undefined;
  if (errors || !data)
    throw new Error(
      `src/gatsby/nodes/page-query.ts: the data layer rejects the query SitePages.\n${errors?.join('\n') ?? ''}`,
    );
  const sourcesIn = (locale: Locale): PageSources => {
    const inLocale = <Source>({ nodes }: Nodes<Source>) => nodes.filter((node) => node.locale === locale);
    const tags = inLocale(data.allTag);
    return {
      posts: inLocale(data.allBlogPost),
      docs: inLocale(data.allDoc),
      pages: inLocale(data.allSitePageContent),
      tags: {
        post: tags.filter(({ collection }) => collection === 'post'),
        doc: tags.filter(({ collection }) => collection === 'doc'),
      },
      authors: inLocale(data.allAuthor),
    };
  };
  return planPages(sourcesIn, site.i18n, {
    pageSize: site.blog.pageSize,
    searchPath: `/${site.search.searchPagePath}`,
  });
}
