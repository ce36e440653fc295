import { graphql } from 'gatsby';
import { TagIndexView } from '../ui/listing/TagIndexView';
import { PageHead } from '../ui/seo/PageHead';
import { headText, type TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.DocsTagsPageQuery>;

/** All tags of the docs. */
export default function DocsTagsTemplate({ data, pageContext }: Props) {
  return <TagIndexView tags={data.tags.nodes} locale={pageContext.locale} />;
}

/** Metadata of the tag index. */
export function Head(props: Props) {
  const t = headText(props);
  return (
    <PageHead
      context={props.pageContext}
      title={t('tagIndex.docsTitle')}
      description={t('tagIndex.docs')}
      searchTag="doc_tags_list"
    />
  );
}

export const query = graphql`
  query DocsTagsPage($locale: String!, $language: String!, $tagIndex: String = "/docs/tags") {
    tags: allTag(
      filter: {
        locale: { eq: $locale }
        collection: { eq: "doc" }
        indexPath: { eq: $tagIndex }
        unlisted: { eq: false }
        count: { gt: 0 }
      }
      sort: { key: ASC }
    ) {
      nodes {
        label
        initial
        permalink
        description
        count
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "lists", "docs"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
