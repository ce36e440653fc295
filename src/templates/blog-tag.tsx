import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { localizePath } from '../domain/routing/locale';
import { feedPath, listPagePath, tagIndexPath, withBase } from '../domain/routing/paths';
import { pagedTitle, staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { PostListView } from '../ui/listing/PostListView';
import { TaggedDescription } from '../ui/listing/TaggedDescription';
import { PageHead } from '../ui/seo/PageHead';
import { PagingLinks } from '../ui/seo/PagingLinks';
import { toPostSummary } from './view-props';

interface TagContext extends PageContext {
  page: number;
  pageCount: number;
}

const heading = (data: Queries.BlogTagPageQuery, { locale }: TagContext): string =>
  staticText(data.locales, 'tagged.posts', locale, {
    count: data.tag?.count ?? 0,
    tag: data.tag?.label ?? '',
  });

const pageHref =
  (permalink: string) =>
  (page: number): string =>
    listPagePath(permalink, page);

/** Posts with a tag. */
export default function BlogTagTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogTagPageQuery, TagContext>) {
  const { locale, page, pageCount } = pageContext;
  const { tag } = data;
  if (!tag) return null;
  return (
    <PostListView
      locale={locale}
      heading={heading(data, pageContext)}
      description={
        <TaggedDescription
          description={tag.description}
          unlisted={tag.unlisted}
          allTags={withBase(localizePath(tagIndexPath('post'), locale, site.i18n), site.baseUrl)}
        />
      }
      posts={(data.postList?.posts ?? []).map(toPostSummary)}
      page={page}
      pageCount={pageCount}
      pageHref={pageHref(tag.permalink)}
    />
  );
}

/** Metadata of a tag page. */
export function Head({ data, pageContext }: HeadProps<Queries.BlogTagPageQuery, TagContext>) {
  const { locale, neutralPath, sidebarData, page, pageCount } = pageContext;
  const { tag } = data;
  const title = heading(data, pageContext);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path={neutralPath}
      title={pagedTitle(title, page, data.locales, locale)}
      description={pagedTitle(
        staticText(data.locales, 'tagged.postsDescription', locale, {
          site: site.title[locale],
          count: tag?.count ?? 0,
          tag: tag?.label ?? '',
          description: tag?.description ?? '',
        }),
        page,
        data.locales,
        locale,
      )}
      searchTag="blog_tags_posts"
      noIndex={tag?.unlisted ?? false}
      sharedData={sidebarData}
    >
      {tag && (
        <>
          <PagingLinks page={page} pageCount={pageCount} pageHref={pageHref(tag.permalink)} />
          {/* Tags that only unlisted posts have get no feed. */}
          {!tag.unlisted && (
            <link
              rel="alternate"
              type="application/rss+xml"
              title={`${site.title[locale]} ${tag.label}`}
              href={feedPath(tag.permalink)}
            />
          )}
        </>
      )}
    </PageHead>
  );
}

export const query = graphql`
  query BlogTagPage($tagId: String!, $listId: String!, $language: String!) {
    tag(id: { eq: $tagId }) {
      label
      description
      permalink
      unlisted
      count
    }
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
