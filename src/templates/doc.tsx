import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { breadcrumbList } from '../domain/publish/json-ld';
import { CURRENT_VERSION } from '../domain/content/docs-names';
import type { PageContext } from '../runtime/page-context';
import { site } from '../site/public-config';
import { DocCardsContext } from '../ui/article/DocChildren';
import { DocView } from '../ui/docs/DocView';
import { ArticleTags } from '../ui/seo/ArticleTags';
import { JsonLdScript } from '../ui/seo/JsonLdScript';
import { PageHead } from '../ui/seo/PageHead';
import { TwinLink } from '../ui/seo/TwinLink';
import {
  toHeadTags,
  toLastUpdate,
  toLocale,
  toReferences,
  toStaleOriginal,
  toTags,
  toTree,
  toVersionBanner,
} from './view-props';

/** A documentation page. */
export default function DocTemplate({ data, pageContext }: PageProps<Queries.DocPageQuery, PageContext>) {
  const { doc } = data;
  if (!doc) return null;
  return (
    <DocCardsContext.Provider value={[...doc.cards]}>
      <DocView
        locale={pageContext.locale}
        doc={{
          title: doc.title,
          description: doc.description,
          tags: toTags(doc.tags),
          toc: [...doc.toc],
          content: toTree(doc.content),
          references: toReferences(doc.references),
          lastUpdate: toLastUpdate(doc),
          editUrl: doc.editUrl,
          contentLocale: toLocale(doc.contentLocale),
          path: pageContext.neutralPath,
          staleOriginal: toStaleOriginal(doc.staleOriginal),
          unlisted: doc.unlisted,
          draft: doc.draft,
          prev: doc.prevItem,
          next: doc.nextItem,
          recommended: [...doc.recommendedDocs],
          breadcrumbs: [...doc.breadcrumbs],
          ...(process.env.GATSBY_DOCS_SETS ? { instance: pageContext.docs?.instance } : {}),
          versionBadge: doc.versionBadge,
          versionBanner: toVersionBanner(doc.versionBanner),
          hideTitle: doc.frontMatter.hide_title,
        }}
      />
    </DocCardsContext.Provider>
  );
}

/** Metadata of a doc. */
export function Head({ data, pageContext }: HeadProps<Queries.DocPageQuery, PageContext>) {
  const { doc } = data;
  if (!doc) return null;
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={pageContext.locale}
      path={pageContext.neutralPath}
      title={doc.title}
      description={doc.description}
      keywords={doc.keywords}
      contentLocale={toLocale(doc.contentLocale)}
      translations={doc.translations.map(toLocale)}
      noIndex={doc.unlisted || doc.draft}
      sharedData={pageContext.sidebarData}
      pageNeeds={doc.pageNeeds}
      headTags={toHeadTags(doc.headTags)}
      type="article"
      card={doc.card}
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
