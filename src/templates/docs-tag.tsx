import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { localizePath } from '../domain/routing/locale';
import { tagIndexPath, withBase } from '../domain/routing/paths';
import { staticText } from '../i18n/static-text';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { DocListView } from '../ui/listing/DocListView';
import { TaggedDescription } from '../ui/listing/TaggedDescription';
import { PageHead } from '../ui/seo/PageHead';

const heading = (data: Queries.DocsTagPageQuery, { locale }: PageContext): string =>
  staticText(data.locales, 'tagged.docs', locale, {
    count: data.tag?.count ?? 0,
    tag: data.tag?.label ?? '',
  });

/** Docs with a tag. */
export default function DocsTagTemplate({
  data,
  pageContext,
}: PageProps<Queries.DocsTagPageQuery, PageContext>) {
  const { locale } = pageContext;
  const indexPath = (process.env.GATSBY_DOCS_SETS ? pageContext.tagIndex : undefined) ?? tagIndexPath('doc');
  return (
    <DocListView
      heading={heading(data, pageContext)}
      description={
        <TaggedDescription
          description={data.tag?.description ?? null}
          unlisted={data.tag?.unlisted ?? false}
          allTags={withBase(localizePath(indexPath, locale, site.i18n), site.baseUrl)}
        />
      }
      docs={[...(data.docList?.docs ?? [])]}
    />
  );
}

/** Metadata of a tag page. */
export function Head({ data, pageContext }: HeadProps<Queries.DocsTagPageQuery, PageContext>) {
  const title = heading(data, pageContext);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={pageContext.locale}
      path={pageContext.neutralPath}
      title={title}
      description={staticText(data.locales, 'tagged.docsDescription', pageContext.locale, {
        site: site.title[pageContext.locale],
        count: data.tag?.count ?? 0,
        tag: data.tag?.label ?? '',
        description: data.tag?.description ?? '',
      })}
      searchTag="doc_tag_doc_list"
      noIndex={data.tag?.unlisted ?? false}
    />
  );
}

export const query = graphql`
  query DocsTagPage($tagId: String!, $listId: String!, $language: String!) {
    tag(id: { eq: $tagId }) {
      label
      description
      unlisted
      count
    }
    docList(id: { eq: $listId }) {
      docs {
        title
        permalink
        description
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
