import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { SearchPageView } from '../ui/search/SearchPageView';
import { PageHead } from '../ui/seo/PageHead';

/** The search page. */
export default function SearchTemplate({
  location,
  pageContext,
}: PageProps<Queries.SearchPageQuery, PageContext>) {
  return <SearchPageView locale={pageContext.locale} search={location.search} />;
}

/** Metadata of the search page. */
export const Head = ({ data, pageContext }: HeadProps<Queries.SearchPageQuery, PageContext>) => (
  <PageHead
    feeds={!pageContext.withoutBlog}
    locale={pageContext.locale}
    path={pageContext.neutralPath}
    title={staticText(data.locales, 'search.title', pageContext.locale)}
    description={staticText(data.locales, 'search.description', pageContext.locale, {
      site: site.title[pageContext.locale],
    })}
    noIndex="follow"
  />
);

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "search"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
