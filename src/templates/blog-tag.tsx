import { graphql } from 'gatsby';
import { feedPath, listPagePath, tagIndexPath } from '../domain/routing/paths';
import { useTranslate } from '../i18n/translate';
import { site } from '../site/public-config';
import { siteHref } from '../ui/layout/site-links';
import { PagingLinks } from '../ui/listing/Pagination';
import { PostListView } from '../ui/listing/PostListView';
import { TaggedDescription } from '../ui/listing/TaggedDescription';
import { PageHead } from '../ui/seo/PageHead';
import { headText, pagedText, type PagedContext, type TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.BlogTagPageQuery, PagedContext>;

/** Posts with a tag. */
export default function BlogTagTemplate({ data: { tag, postList }, pageContext }: Props) {
  const t = useTranslate();
  if (!tag) return null;
  return (
    <PostListView
      context={pageContext}
      heading={t('tagged.posts', { count: tag.count, tag: tag.label })}
      description={
        <TaggedDescription tag={tag} allTags={siteHref(tagIndexPath('post'), pageContext.locale)} />
      }
      posts={postList?.posts ?? []}
      pageHref={(page) => listPagePath(tag.permalink, page)}
    />
  );
}

/** Metadata of a tag page. */
export function Head(props: Props) {
  const { data, pageContext } = props;
  const { tag } = data;
  if (!tag) return null;
  const t = headText(props);
  const paged = pagedText(props);
  const { count, label, description, unlisted, permalink } = tag;
  return (
    <PageHead
      context={pageContext}
      title={paged(t('tagged.posts', { count, tag: label }))}
      description={paged(t('tagged.postsDescription', { count, tag: label, description: description ?? '' }))}
      searchTag="blog_tags_posts"
      noIndex={unlisted}
    >
      <PagingLinks {...pageContext} pageHref={(page) => listPagePath(permalink, page)} />
      {/* Tags that only unlisted posts have get no feed. */}
      {!unlisted && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${site.title[pageContext.locale]} ${label}`}
          href={feedPath(permalink)}
        />
      )}
    </PageHead>
  );
}

export const query = graphql`
  query BlogTagPage($tagId: String!, $listId: String!, $language: String!) {
    tag(id: { eq: $tagId }) {
      ...PageTag
      permalink
    }
    ...PostListPage
  }
`;
