import { graphql } from 'gatsby';
import { groupByMonth } from '../domain/blog/archive';
import { ArchiveView } from '../ui/listing/ArchiveView';
import { BlogSections } from '../ui/listing/BlogSections';
import { headOf, type TemplateProps } from '../runtime/template';

/** All posts by year and month. */
export default function BlogArchiveTemplate({
  data,
  pageContext,
}: TemplateProps<Queries.BlogArchivePageQuery>) {
  return (
    <ArchiveView
      locale={pageContext.locale}
      sections={<BlogSections sections={pageContext.blogSections} />}
      years={groupByMonth(data.posts.nodes)}
    />
  );
}

/** Metadata of the archive. */
export const Head = headOf('archive.title', 'archive.description');

export const query = graphql`
  query BlogArchivePage($locale: String!, $language: String!) {
    posts: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true } }
      sort: [{ date: DESC }, { time: DESC }, { key: ASC }]
    ) {
      nodes {
        title
        permalink
        date(formatString: "YYYY-MM-DD")
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
