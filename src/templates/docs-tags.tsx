import { graphql } from 'gatsby';
import { TagIndexView } from '../ui/listing/TagIndexView';
import { headOf, type TemplateProps } from '../runtime/template';

/** All tags of the docs. */
export default function DocsTagsTemplate({ data }: TemplateProps<Queries.DocsTagsPageQuery>) {
  return <TagIndexView tags={data.tags.nodes} />;
}

/** Metadata of the tag index. */
export const Head = headOf('tagIndex.docsTitle', 'tagIndex.docs', { searchTag: 'doc_tags_list' });

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
      ...TagIndex
    }
    ...DocListStrings
  }
`;
