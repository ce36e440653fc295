import { graphql } from 'gatsby';
import { BlogSections } from '../ui/listing/BlogSections';
import { TagIndexView } from '../ui/listing/TagIndexView';
import { headOf, type TemplateProps } from '../runtime/template';

/** All tags of the blog. */
export default function BlogTagsTemplate({ data, pageContext }: TemplateProps<Queries.BlogTagsPageQuery>) {
  return (
    <TagIndexView sections={<BlogSections sections={pageContext.blogSections} />} tags={data.tags.nodes} />
  );
}

/** Metadata of the tag index. */
export const Head = headOf('tagIndex.postsTitle', 'tagIndex.posts', { searchTag: 'blog_tags_list' });

export const query = graphql`
  query BlogTagsPage($locale: String!, $language: String!) {
    tags: allTag(
      filter: {
        locale: { eq: $locale }
        collection: { eq: "post" }
        unlisted: { eq: false }
        count: { gt: 0 }
      }
      sort: { key: ASC }
    ) {
      ...TagIndex
    }
    ...BlogListStrings
  }
`;
