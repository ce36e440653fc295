import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { localizePath } from '../domain/routing/locale';
import { blogListPath, withBase } from '../domain/routing/paths';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/config';
import { PostListView } from '../ui/listing/PostListView';
import { PageHead } from '../ui/seo/PageHead';
import { toPostSummary } from './view-props';

interface ListContext extends PageContext {
  page: number;
  pageCount: number;
}

/** A page of the list of posts. */
export default function BlogListTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const { locale, page, pageCount } = pageContext;
  return (
    <PostListView
      locale={locale}
      heading={staticText(data.locales, 'blog.title', locale)}
      posts={data.posts.nodes.map(toPostSummary)}
      page={page}
      pageCount={pageCount}
      pageHref={(target) => withBase(localizePath(blogListPath(target), locale, site.i18n), site.baseUrl)}
    />
  );
}

/** Metadata of a list page. */
export function Head({ data, pageContext }: HeadProps<Queries.BlogListPageQuery, ListContext>) {
  const { locale, neutralPath, page, pageCount, sidebarData } = pageContext;
  const title = staticText(data.locales, 'blog.title', locale);
  const href = (target: number): string =>
    withBase(localizePath(blogListPath(target), locale, site.i18n), site.baseUrl);
  return (
    <PageHead
      locale={locale}
      path={neutralPath}
      title={page === 1 ? title : `${title} · ${staticText(data.locales, 'blog.page', locale, { page })}`}
      description={staticText(data.locales, 'blog.description', locale)}
      sharedData={sidebarData}
    >
      {page > 1 && <link rel="prev" href={href(page - 1)} />}
      {page < pageCount && <link rel="next" href={href(page + 1)} />}
    </PageHead>
  );
}

export const query = graphql`
  query BlogListPage($locale: String!, $language: String!, $skip: Int!, $limit: Int!) {
    posts: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true } }
      sort: [{ date: DESC }, { key: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostSummary
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "blog"] } }) {
      ...LocaleStrings
    }
  }
`;
