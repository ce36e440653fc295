import { graphql } from 'gatsby';
import { SearchPageView } from '../ui/search/SearchPageView';
import { PageHead } from '../ui/seo/PageHead';
import { headText, type TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.SearchPageQuery>;

/** The search page. */
export default function SearchTemplate({ location, pageContext }: Props) {
  return <SearchPageView locale={pageContext.locale} search={location.search} />;
}

/** Metadata of the search page. */
export function Head(props: Props) {
  const t = headText(props);
  return (
    <PageHead
      context={props.pageContext}
      title={t('search.title')}
      description={t('search.description')}
      noIndex="follow"
    />
  );
}

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
