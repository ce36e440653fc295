import { graphql } from 'gatsby';
import { SearchPageView } from '../ui/search/SearchPageView';
import { headOf, type TemplateProps } from '../runtime/template';

/** The search page. */
export default function SearchTemplate({ location }: TemplateProps<Queries.SearchPageQuery>) {
  return <SearchPageView search={location.search} />;
}

/** Metadata of the search page. */
export const Head = headOf('search.title', 'search.description', { noIndex: 'follow' });

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
