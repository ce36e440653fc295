import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { groupByMonth } from '../domain/blog/archive';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { ArchiveView } from '../ui/listing/ArchiveView';
import { BlogSections } from '../ui/listing/BlogSections';
import { PageHead } from '../ui/seo/PageHead';

/** All posts by year and month. */
export default function BlogArchiveTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogArchivePageQuery, PageContext>) {
  const { locale, blogSections } = pageContext;
  return (
    <ArchiveView
      locale={locale}
      sections={<BlogSections sections={blogSections} />}
      years={groupByMonth(data.posts.nodes)}
    />
  );
}

/** Metadata of the archive. */
export function Head({ data, pageContext }: HeadProps<Queries.BlogArchivePageQuery, PageContext>) {
  const { locale, neutralPath, sidebarData } = pageContext;
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path={neutralPath}
      title={staticText(data.locales, 'archive.title', locale)}
      description={staticText(data.locales, 'archive.description', locale, { site: site.title[locale] })}
      sharedData={sidebarData}
    />
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
