import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { groupByInitial } from '../domain/content/initial';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { BlogSections } from '../ui/listing/BlogSections';
import { TagIndexView } from '../ui/listing/TagIndexView';
import { PageHead } from '../ui/seo/PageHead';

/** All tags of the blog. */
export default function BlogTagsTemplate({
  data,
  pageContext,
}: PageProps<Queries.BlogTagsPageQuery, PageContext>) {
  const { locale, blogSections } = pageContext;
  return (
    <TagIndexView
      sections={<BlogSections sections={blogSections} />}
      groups={groupByInitial(data.tags.nodes, locale)}
    />
  );
}

/** Metadata of the tag index. */
export function Head({ data, pageContext }: HeadProps<Queries.BlogTagsPageQuery, PageContext>) {
  const { locale, neutralPath, sidebarData } = pageContext;
  const title = staticText(data.locales, 'tagIndex.postsTitle', locale);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path={neutralPath}
      title={title}
      description={staticText(data.locales, 'tagIndex.posts', locale, { site: site.title[locale] })}
      sharedData={sidebarData}
      searchTag="blog_tags_list"
    />
  );
}

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
      nodes {
        label
        initial
        permalink
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
