import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../runtime/page-context';
import { PageView } from '../ui/article/PageView';
import { PageHead } from '../ui/seo/PageHead';
import { toHeadTags, toLocale, toTree } from './view-props';

/** A free page such as About. */
export default function PageTemplate({ data, pageContext }: PageProps<Queries.FreePageQuery, PageContext>) {
  const { page } = data;
  if (!page) return null;
  return (
    <PageView
      locale={pageContext.locale}
      title={page.title}
      content={toTree(page.content)}
      contentLocale={toLocale(page.contentLocale)}
      toc={[...page.toc]}
    />
  );
}

/** Metadata of a free page. */
export function Head({ data, pageContext }: HeadProps<Queries.FreePageQuery, PageContext>) {
  const { page } = data;
  if (!page) return null;
  return (
    <PageHead
      locale={pageContext.locale}
      path={pageContext.neutralPath}
      title={page.title}
      description={page.description}
      keywords={page.keywords}
      contentLocale={toLocale(page.contentLocale)}
      translations={page.translations.map(toLocale)}
      noIndex={page.unlisted || page.draft}
      features={page.features}
      headTags={toHeadTags(page.headTags)}
    />
  );
}

export const query = graphql`
  query FreePage($id: String!, $language: String!) {
    page: sitePageContent(id: { eq: $id }) {
      title
      description
      keywords
      contentLocale
      translations
      unlisted
      draft
      features
      headTags
      content
      toc {
        id
        level
        html
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...LocaleStrings
    }
  }
`;
