import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { person } from '../domain/publish/json-ld';
import { authorPagePath } from '../domain/routing/paths';
import { pagedTitle, staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { AuthorIntro } from '../ui/listing/AuthorIntro';
import { PostListView } from '../ui/listing/PostListView';
import { JsonLdScript } from '../ui/seo/JsonLdScript';
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
      posts={(data.postList?.posts ?? []).map(toPostSummary)}
      page={page}
      pageCount={pageCount}
      pageHref={(target) => authorPagePath(author.permalink ?? '', target)}
    />
  );
}

/** Metadata of an author's page. */
export function Head({ data, pageContext }: HeadProps<Queries.BlogAuthorPageQuery, AuthorContext>) {
  const { locale, neutralPath, sidebarData, page, pageCount } = pageContext;
  const { author } = data;
  if (!author) return null;
  const pageHref = (target: number): string => authorPagePath(author.permalink ?? '', target);
  const description = staticText(data.locales, 'authors.by', locale, {
    name: author.name,
    description: author.description ?? author.title ?? '',
  });
  // On the profile page that an author wrote, the title is the name alone.
  const title = staticText(data.locales, 'authors.postsBy', locale, { name: author.name });
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path={neutralPath}
      title={pagedTitle(title, page, data.locales, locale)}
      description={pagedTitle(description, page, data.locales, locale)}
      sharedData={sidebarData}
      type="profile"
      searchTag="blog_authors_posts"
    >
      {process.env.BUILD_STAGE === 'build-html' && <JsonLdScript data={person(author, site.url)} />}
      <PagingLinks page={page} pageCount={pageCount} pageHref={pageHref} />
    </PageHead>
  );
}

export const query = graphql`
  query BlogAuthorPage($authorId: String!, $listId: String!, $language: String!) {
    author(id: { eq: $authorId }) {
      ...AuthorSummary
      socials {
        platform
        url
      }
      description
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
