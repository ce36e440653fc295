import { graphql } from 'gatsby';
import { person } from '../domain/publish/json-ld';
import { AUTHORS_PATH, authorPagePath } from '../domain/routing/paths';
import { useTranslate } from '../i18n/translate';
import { site } from '../site/public-config';
import { siteHref } from '../ui/layout/site-links';
import { AuthorCard } from '../ui/listing/AuthorCard';
import { PagingLinks } from '../ui/listing/Pagination';
import { PostListView } from '../ui/listing/PostListView';
import { Link } from '../ui/primitives/Link';
import { JsonLdScript } from '../ui/seo/crawler-tags';
import { PageHead } from '../ui/seo/PageHead';
import { headText, pagedText, type PagedContext, type TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.BlogAuthorPageQuery, PagedContext>;

/** Posts of an author. */
export default function BlogAuthorTemplate({ data: { author, postList }, pageContext }: Props) {
  const t = useTranslate();
  if (!author) return null;
  return (
    <PostListView
      context={pageContext}
      heading={author.name}
      description={
        <>
          <AuthorCard author={author} isOwnPage />
          {author.count === 0 && <p>{t('authors.none')}</p>}
          <p>
            <Link href={siteHref(AUTHORS_PATH, pageContext.locale)}>{t('authors.all')}</Link>
          </p>
        </>
      }
      posts={postList?.posts ?? []}
      pageHref={(page) => authorPagePath(author.permalink ?? '', page)}
    />
  );
}

/** Metadata of an author's page. */
export function Head(props: Props) {
  const { author } = props.data;
  if (!author) return null;
  const t = headText(props);
  const paged = pagedText(props);
  const { name, title, description } = author;
  return (
    <PageHead
      context={props.pageContext}
      // On the profile page that an author wrote, the title is the name alone.
      title={paged(t('authors.postsBy', { name }))}
      description={paged(t('authors.by', { name, description: description ?? title ?? '' }))}
      type="profile"
      searchTag="blog_authors_posts"
    >
      {process.env.BUILD_STAGE === 'build-html' && <JsonLdScript data={person(author, site.url)} />}
      <PagingLinks {...props.pageContext} pageHref={(page) => authorPagePath(author.permalink ?? '', page)} />
    </PageHead>
  );
}

export const query = graphql`
  query BlogAuthorPage($authorId: String!, $listId: String!, $language: String!) {
    author(id: { eq: $authorId }) {
      ...AuthorProfile
    }
    ...PostListPage
  }
`;
