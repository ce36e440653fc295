import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { authorPagePath } from '../domain/routing/paths';
import type { PageContext } from '../runtime/page-context';
import { AuthorIntro } from '../ui/listing/AuthorIntro';
import { PostListView } from '../ui/listing/PostListView';
import { PageHead } from '../ui/seo/PageHead';
import { toAuthors, toPostSummary } from './view-props';

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
  const [author] = toAuthors(data.author ? [data.author] : []);
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
  const { locale, neutralPath, sidebarData } = pageContext;
  return (
    <PageHead
      locale={locale}
      path={neutralPath}
      title={data.author?.name ?? ''}
      description={data.author?.description ?? data.author?.title ?? ''}
      sharedData={sidebarData}
    />
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
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "blog"] } }) {
      ...LocaleStrings
    }
  }
`;
