import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { groupByInitial } from '../domain/content/initial';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { TagIndexView } from '../ui/listing/TagIndexView';
import { PageHead } from '../ui/seo/PageHead';

/** All tags of the docs. */
export default function DocsTagsTemplate({
  data,
  pageContext,
}: PageProps<Queries.DocsTagsPageQuery, PageContext>) {
  return <TagIndexView groups={groupByInitial(data.tags.nodes, pageContext.locale)} />;
}

/** Metadata of the tag index. */
export function Head({ data, pageContext }: HeadProps<Queries.DocsTagsPageQuery, PageContext>) {
  const { locale, neutralPath, sidebarData } = pageContext;
  const title = staticText(data.locales, 'tagIndex.docsTitle', locale);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={locale}
      path={neutralPath}
      title={title}
      description={staticText(data.locales, 'tagIndex.docs', locale, { site: site.title[locale] })}
      sharedData={sidebarData}
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
