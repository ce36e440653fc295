import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { AuthorsView } from '../ui/listing/AuthorsView';
import { BlogSections } from '../ui/listing/BlogSections';
import { PageHead } from '../ui/seo/PageHead';
import { toAuthorProfiles } from './view-props';

/** Everyone who writes here. */
export default function BlogAuthorsTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogAuthorsPageQuery, PageContext>) {
  return (
    <AuthorsView
      sections={<BlogSections sections={pageContext.blogSections} />}
      authors={toAuthorProfiles(data.authors.nodes)}
    />
  );
}

/** Metadata of the list of authors. */
export function Head({ data, pageContext }: HeadProps<Queries.BlogAuthorsPageQuery, PageContext>) {
  const { locale, neutralPath, sidebarData } = pageContext;
  const title = staticText(data.locales, 'authors.title', locale);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path={neutralPath}
      title={title}
      description={staticText(data.locales, 'authors.description', locale, { site: site.title[locale] })}
      sharedData={sidebarData}
      searchTag="blog_authors_list"
    />
  );
}

export const query = graphql`
  query BlogAuthorsPage($locale: String!, $language: String!) {
    authors: allAuthor(filter: { locale: { eq: $locale }, inline: { eq: false } }, sort: { order: ASC }) {
      nodes {
        ...AuthorSummary
        socials {
          platform
          url
        }
        description
        count
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
