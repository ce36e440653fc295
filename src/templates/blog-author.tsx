import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { authorPagePath } from '../domain/routing/paths';
import { pagedTitle } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { AuthorIntro } from '../ui/listing/AuthorIntro';
import { PostListView } from '../ui/listing/PostListView';
import { PageHead } from '../ui/seo/PageHead';
import { PagingLinks } from '../ui/seo/PagingLinks';
import { toAuthorProfiles, toPostSummary } from './view-props';

interface AuthorContext extends PageContext {
  page: number;
  pageCount: number;
}

/** Posts of an author. */
export default function BlogAuthorTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogAuthorPageQuery, AuthorContext>) {
  const { locale, page, pageCount } = pageContext;
  const [author] = toAuthorProfiles(data.author ? [data.author] : []);
  if (!author) return null;
  return (
    <PostListView
      locale={locale}
      heading={author.name}
      description={<AuthorIntro author={author} locale={locale} />}
      posts={data.posts.nodes.map(toPostSummary)}
      page={page}
      pageCount={pageCount}
      pageHref={(target) => authorPagePath(author.permalink ?? '', target)}
    />
  );
}

/** Metadata of an author's page. */
export function Head({ data, pageContext }: HeadProps<Queries.BlogAuthorPageQuery, AuthorContext>) {
  const { locale, neutralPath, sidebarData, page, pageCount } = pageContext;
  const pageHref = (target: number): string => authorPagePath(data.author?.permalink ?? '', target);
  return (
    <PageHead
      locale={locale}
      path={neutralPath}
      title={pagedTitle(data.author?.name ?? '', page, data.locales, locale)}
      description={data.author?.description ?? data.author?.title ?? ''}
      sharedData={sidebarData}
    >
      <PagingLinks page={page} pageCount={pageCount} pageHref={pageHref} />
    </PageHead>
  );
}

export const query = graphql`
  query BlogAuthorPage(
    $locale: String!
    $language: String!
    $author: String!
    $authorId: String!
    $skip: Int!
    $limit: Int!
  ) {
    author(id: { eq: $authorId }) {
      ...AuthorSummary
      socials {
        platform
        url
      }
      description
      count
    }
    posts: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true }, authorKeys: { in: [$author] } }
      sort: [{ date: DESC }, { key: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostSummary
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "blog", "lists"] } }) {
      ...LocaleStrings
    }
  }
`;
