import { graphql } from 'gatsby';
import { useForgottenVersion } from '../client/layout/useForgottenVersion';
import { CURRENT_VERSION } from '../domain/content/docs-names';
import { breadcrumbList } from '../domain/publish/json-ld';
import { useTranslate } from '../i18n/translate';
import { site } from '../site/public-config';
import { Article } from '../ui/article/Article';
import { Breadcrumbs } from '../ui/docs/Breadcrumbs';
import { DocCardsContext } from '../ui/docs/DocCards';
import { DocVersion } from '../ui/docs/DocVersion';
import { ArticleTags, JsonLdScript } from '../ui/seo/crawler-tags';
import { PageHead } from '../ui/seo/PageHead';
import type { TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.DocPageQuery>;

/** A documentation page. */
export default function DocTemplate({ data: { doc }, location, pageContext }: Props) {
  const t = useTranslate();
  useForgottenVersion();
  if (!doc) return null;
  return (
    <DocCardsContext.Provider value={doc.cards}>
      <Article
        context={pageContext}
        document={doc}
        location={location}
        eyebrow={<Breadcrumbs items={doc.breadcrumbs} />}
        hideTitle={doc.frontMatter.hide_title}
        notice={process.env.GATSBY_DOCS_SETS ? <DocVersion doc={doc} docs={pageContext.docs} /> : null}
        names={{ label: t('docs.pages'), prevLabel: t('docs.previous'), nextLabel: t('docs.next') }}
        related={{ id: 'page:recommended', title: t('docs.recommended'), pages: doc.recommendedDocs }}
      />
    </DocCardsContext.Provider>
  );
}

/** Metadata of a doc. */
export function Head({ data: { doc }, pageContext }: Props) {
  if (!doc) return null;
  return (
    <PageHead
      context={pageContext}
      document={doc}
      type="article"
      {...(process.env.GATSBY_DOCS_SETS ? pageContext.docs : { version: CURRENT_VERSION })}
    >
      {process.env.BUILD_STAGE === 'build-html' && (
        <>
          <ArticleTags context={pageContext} document={doc} />
          <JsonLdScript data={breadcrumbList(doc.breadcrumbs, site.url)} />
        </>
      )}
    </PageHead>
  );
}

export const query = graphql`
  query DocPage($id: String!, $language: String!) {
    doc(id: { eq: $id }) {
      ...ArticlePage
      frontMatter {
        hide_title
      }
      recommendedDocs {
        ...PageLink
      }
      breadcrumbs {
        label
        permalink
      }
      ...DocVersion
      cards {
        label
        permalink
        description
        count
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "article", "docs", "comments"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
