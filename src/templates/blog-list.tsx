import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { blog } from '../domain/publish/json-ld';
import { type Locale, localeDefinition, localizePath } from '../domain/routing/locale';
import { blogListPath, withBase } from '../domain/routing/paths';
import { pagedTitle, staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { BlogSections } from '../ui/listing/BlogSections';
import { PostListView } from '../ui/listing/PostListView';
import { JsonLdScript } from '../ui/seo/JsonLdScript';
import { PageHead, pageTitle } from '../ui/seo/PageHead';
import { PagingLinks } from '../ui/seo/PagingLinks';
import { toPostSummary } from './view-props';

interface ListContext extends PageContext {
  page: number;
  pageCount: number;
}

const pageHref =
  (locale: Locale) =>
  (page: number): string =>
    withBase(localizePath(blogListPath(page), locale, site.i18n), site.baseUrl);

/** A page of the list of posts. */
export default function BlogListTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogListPageQuery, ListContext>) {
  const { locale, page, pageCount } = pageContext;
  return (
    <PostListView
      locale={locale}
      sections={<BlogSections sections={pageContext.blogSections} />}
      heading={staticText(data.locales, 'lists.title', locale)}
      posts={(data.postList?.posts ?? []).map(toPostSummary)}
      page={page}
      pageCount={pageCount}
      pageHref={pageHref(locale)}
    />
  );
}

/** Metadata of a list page. */
export function Head({ data, pageContext }: HeadProps<Queries.BlogListPageQuery, ListContext>) {
  const { locale, neutralPath, page, pageCount, sidebarData } = pageContext;
  const title = staticText(data.locales, 'lists.title', locale);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path={neutralPath}
      title={pagedTitle(title, page, data.locales, locale)}
      description={pagedTitle(
        staticText(data.locales, 'lists.description', locale, { site: site.title[locale] }),
        page,
        data.locales,
        locale,
      )}
      sharedData={sidebarData}
      searchTag="blog_posts_list"
    >
      {process.env.BUILD_STAGE === 'build-html' && (
        <JsonLdScript
          data={blog(
            {
              name: pageTitle(title, locale),
              url: pageHref(locale)(1),
              lang: localeDefinition(site.i18n, locale).htmlLang,
              posts: data.postList?.posts ?? [],
            },
            site.url,
          )}
        />
      )}
      <PagingLinks page={page} pageCount={pageCount} pageHref={pageHref(locale)} />
    </PageHead>
  );
}

export const query = graphql`
  query BlogListPage($listId: String!, $language: String!) {
    postList(id: { eq: $listId }) {
      posts {
        ...PostSummary
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "blog", "lists"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
