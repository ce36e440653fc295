import type { CreatePagesArgs } from 'gatsby';
import { compare } from '../../domain/basics/compare';
import type { Locale } from '../../domain/routing/locale';
import { planPages, type PagePlan, type PageSources } from '../../domain/site/page-plan';
import type { SiteConfig } from '../../site/schema';
import type { AuthorFields, DocFields, DocumentFields, PostFields, TagFields } from './node-types';

/** Queries everything that has a page. */
const SITE_PAGES = /* GraphQL */ `
  query SitePages {
    allBlogPost {
      nodes {
        key
        locale
        neutralPath
        date
        time
        listed
      }
    }
    allDoc {
      nodes {
        key
        locale
        neutralPath
        docId
      }
    }
    allSitePageContent {
      nodes {
        key
        locale
        neutralPath
      }
    }
    allTag {
      nodes {
        collection
        key
        slug
        indexPath
        locale
        count
      }
    }
    allAuthor(filter: { inline: { eq: false } }) {
      nodes {
        key
        locale
        neutralPath
        count
      }
    }
  }
`;

type PageNode = Pick<DocumentFields, 'key' | 'locale' | 'neutralPath'>;

/** The data layer's answer to {@link SITE_PAGES}. */
export interface SitePagesQuery {
  allBlogPost: { nodes: (PageNode & Pick<PostFields, 'date' | 'time' | 'listed'>)[] };
  allDoc: { nodes: (PageNode & Pick<DocFields, 'docId'>)[] };
  allSitePageContent: { nodes: PageNode[] };
  allTag: { nodes: Pick<TagFields, 'collection' | 'key' | 'slug' | 'indexPath' | 'locale' | 'count'>[] };
  allAuthor: { nodes: Pick<AuthorFields, 'key' | 'locale' | 'neutralPath' | 'count'>[] };
}

/** The part of a hook's arguments that queries the data layer. */
export type DataLayer = Pick<CreatePagesArgs, 'graphql'>;

interface QueryError {
  message: string;
  locations?: { line: number }[];
}

/** Queries everything that has a page and plans the pages. A rejected query ends the build. */
export async function queryPages(dataLayer: DataLayer, site: SiteConfig): Promise<PagePlan> {
  const answer = await dataLayer.graphql<SitePagesQuery>(SITE_PAGES);
  const { data } = answer;
  const errors = answer.errors as readonly QueryError[] | undefined;
  if (errors || !data)
    throw new Error(
      `src/gatsby/nodes/page-query.ts: the data layer rejects the query SitePages.\n${describe(errors)}`,
    );
  return planPages((locale) => sourcesIn(locale, data), site.i18n, {
    pageSize: site.blog.pageSize,
    searchPath: `/${site.search.searchPagePath}`,
  });
}

/** Error messages of a query, each with its line. */
const describe = (errors: readonly QueryError[] = []): string =>
  errors
    .map(({ message, locations }) => `Line ${String(locations?.[0]?.line ?? '?')}: ${message}`)
    .join('\n');

/**
 * Everything with a page in one language. Nodes have no order of their own: after an edit, recreated nodes come last.
 */
function sourcesIn(locale: Locale, data: SitePagesQuery): PageSources {
  const inLocale = <N extends { key: string; locale: Locale }>(
    { nodes }: { nodes: readonly N[] },
    order: (a: N, b: N) => number = () => 0,
  ): N[] =>
    nodes.filter((node) => node.locale === locale).sort((a, b) => order(a, b) || compare(a.key, b.key));
  const withPath = <N extends { neutralPath: string | null }>(node: N) => ({
    ...node,
    path: node.neutralPath as N['neutralPath'],
  });
  const tags = inLocale(data.allTag);
  return {
    posts: inLocale(data.allBlogPost, (a, b) => compare(b.date, a.date) || compare(b.time, a.time)).map(
      withPath,
    ),
    docs: inLocale(data.allDoc, (a, b) => compare(a.docId, b.docId)).map(withPath),
    pages: inLocale(data.allSitePageContent).map(withPath),
    tags: {
      post: tags.filter(({ collection }) => collection === 'post'),
      doc: tags.filter(({ collection }) => collection === 'doc'),
    },
    authors: inLocale(data.allAuthor).map(withPath),
  };
}
