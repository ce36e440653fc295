import { graphql } from 'gatsby';
import { groupByMonth } from '../domain/blog/archive';
import { ArchiveView } from '../ui/listing/ArchiveView';
import { BlogSections } from '../ui/listing/BlogSections';
import { PageHead } from '../ui/seo/PageHead';
import { headText, type TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.BlogArchivePageQuery>;

/** All posts by year and month. */
export default function BlogArchiveTemplate({ data, pageContext }: Props) {
  return (
    <ArchiveView
      locale={pageContext.locale}
      sections={<BlogSections sections={pageContext.blogSections} />}
      years={groupByMonth(data.posts.nodes)}
    />
  );
}

/** Metadata of the archive. */
export function Head(props: Props) {
  const t = headText(props);
  return (
    <PageHead context={props.pageContext} title={t('archive.title')} description={t('archive.description')} />
  );
}

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
