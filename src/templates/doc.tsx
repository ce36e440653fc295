import { graphql } from 'gatsby';
import { useForgottenVersion } from '../client/layout/useForgottenVersion';
import { CURRENT_VERSION } from '../domain/content/docs-names';
import { breadcrumbList } from '../domain/publish/json-ld';
import { useTranslate } from '../i18n/translate';
import { site } from '../site/public-config';
import { Document } from '../ui/article/Document';
import { DocumentFooter } from '../ui/article/DocumentFooter';
import { PrevNext } from '../ui/article/PrevNext';
import { References } from '../ui/article/References';
import { Related } from '../ui/article/Related';
import { Breadcrumbs } from '../ui/docs/Breadcrumbs';
import { DocCardsContext } from '../ui/docs/DocCards';
import { DocVersion } from '../ui/docs/DocVersion';
import { ArticleTags, JsonLdScript, TwinLink } from '../ui/seo/crawler-tags';
import { PageHead } from '../ui/seo/PageHead';
import type { TemplateProps } from '../runtime/template';

type Props = TemplateProps<Queries.DocPageQuery>;

/** A documentation page. */
export default function DocTemplate({ data: { doc }, pageContext }: Props) {
  const t = useTranslate();
  useForgottenVersion();
  if (!doc) return null;
  return (
    <DocCardsContext.Provider value={doc.cards}>
      <Document
        context={pageContext}
        document={doc}
        eyebrow={<Breadcrumbs items={doc.breadcrumbs} />}
        hideTitle={doc.frontMatter.hide_title}
        notice={
          process.env.GATSBY_DOCS_SETS ? (
            <DocVersion
              instance={pageContext.docs?.instance}
              badge={doc.versionBadge}
              banner={doc.versionBanner}
            />
          ) : null
        }
        below={
          <>
            <PrevNext
              label={t('docs.pages')}
              prev={doc.prevItem}
              next={doc.nextItem}
              prevLabel={t('docs.previous')}
              nextLabel={t('docs.next')}
            />
            <Related id="page:recommended" title={t('docs.recommended')} pages={doc.recommendedDocs} />
          </>
        }
      >
        <References references={doc.references} toc={doc.toc} />
        <DocumentFooter context={pageContext} document={doc} />
      </Document>
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
          <TwinLink path={pageContext.neutralPath} locale={pageContext.locale} />
          <ArticleTags modified={doc.lastUpdatedAt} tags={doc.tags} />
          <JsonLdScript data={breadcrumbList(doc.breadcrumbs, site.url)} />
        </>
      )}
    </PageHead>
  );
}

export const query = graphql`
  query DocPage($id: String!, $language: String!) {
    doc(id: { eq: $id }) {
      title
      description
      card
      keywords
      contentLocale
      staleOriginal
      translations
      unlisted
      draft
      editUrl
      lastUpdatedAt
      lastUpdatedBy
      pageNeeds
      headTags
      content
      frontMatter {
        hide_title
      }
      toc {
        id
        level
        html
      }
      references {
        title
        url
        author
        time
      }
      tags {
        ...TagLink
      }
      prevItem {
        title
        permalink
      }
      nextItem {
        title
        permalink
      }
      recommendedDocs {
        title
        permalink
      }
      breadcrumbs {
        label
        permalink
      }
      versionBadge
      versionBanner {
        state
        label
        latest {
          name
          label
          permalink
        }
      }
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
