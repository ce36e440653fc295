import { useMemo } from 'react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { person } from '../domain/publish/json-ld';
import { localizePath } from '../domain/routing/locale';
import { RELEASE_FEED, withBase } from '../domain/routing/paths';
import { site } from '../site/public-config';
import type { PageContext } from '../runtime/page-context';
import { docsRoot } from '../ui/layout/site-links';
import { FreePageView } from '../ui/pages/FreePageView';
import { profiledAuthor } from '../ui/pages/profiled-author';
import { JsonLdScript } from '../ui/seo/JsonLdScript';
import { PageHead, pageTitle } from '../ui/seo/PageHead';
import { toAuthorProfiles, toHeadTags, toLocale, toStaleOriginal, toTree } from './view-props';

/** A page that skips a part of the query has no such field, which the generated types do not say. */
type PageData = Partial<Queries.FreePageQuery>;

/** A free page such as About. */
export default function PageTemplate({ data, pageContext }: PageProps<PageData, PageContext>) {
  const { page, friends, releases, projects, authors, counts } = data;
  const { withoutBlog = false, releaseFeed = false, tagIndex: tagsPath = null } = pageContext;
  const docsPath = docsRoot(pageContext);
  const siteData = useMemo(
    () => ({
      ...(friends && { friends: friends.nodes }),
      ...(releases && { releases: releases.nodes }),
      ...(projects && { projects: projects.nodes }),
      ...(authors && { authors: toAuthorProfiles(authors.nodes) }),
      ...(counts && { counts }),
      docsPath,
      tagsPath,
      hasFeeds: !withoutBlog,
      hasReleaseFeed: releaseFeed,
    }),
    [friends, releases, projects, authors, counts, docsPath, tagsPath, withoutBlog, releaseFeed],
  );
  if (!page) return null;
  return (
    <FreePageView
      data={siteData}
      locale={pageContext.locale}
      title={page.title}
      content={toTree(page.content)}
      contentLocale={toLocale(page.contentLocale)}
      unlisted={page.unlisted}
      draft={page.draft}
      path={pageContext.neutralPath}
      staleOriginal={toStaleOriginal(page.staleOriginal)}
      toc={[...page.toc]}
    />
  );
}

/** Metadata of a free page. */
export function Head({ data, pageContext }: HeadProps<PageData, PageContext>) {
  const { page } = data;
  if (!page) return null;
  const owner = data.authors && profiledAuthor(toTree(page.content));
  const author = data.authors?.nodes.find(({ key }) => key === owner);
  return (
    <PageHead
      feeds={!pageContext.withoutBlog}
      locale={pageContext.locale}
      path={pageContext.neutralPath}
      title={page.title}
      description={page.description}
      keywords={page.keywords}
      contentLocale={toLocale(page.contentLocale)}
      translations={page.translations.map(toLocale)}
      noIndex={page.unlisted || page.draft}
      pageNeeds={page.pageNeeds}
      headTags={toHeadTags(page.headTags)}
      card={page.card}
    >
      {process.env.BUILD_STAGE === 'build-html' && author && <JsonLdScript data={person(author, site.url)} />}
      {data.releases && pageContext.releaseFeed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={pageTitle(page.title, pageContext.locale)}
          href={withBase(localizePath(RELEASE_FEED, pageContext.locale, site.i18n), site.baseUrl)}
        />
      )}
    </PageHead>
  );
}

export const query = graphql`
  query FreePage(
    $id: String!
    $locale: String!
    $language: String!
    $friends: Boolean!
    $releases: Boolean!
    $projects: Boolean!
    $owner: Boolean!
  ) {
    page: sitePageContent(id: { eq: $id }) {
      title
      description
      card
      keywords
      contentLocale
      staleOriginal
      translations
      unlisted
      draft
      pageNeeds
      headTags
      content
      toc {
        id
        level
        html
      }
    }
    friends: allFriend(filter: { locale: { eq: $locale } }, sort: { order: ASC }) @include(if: $friends) {
      nodes {
        name
        initial
        url
        description
        since
        rss
        avatar
        portrait(layout: FIXED, width: 48, height: 48)
      }
    }
    releases: allRelease(filter: { locale: { eq: $locale } }, sort: { order: ASC }) @include(if: $releases) {
      nodes {
        date(formatString: "YYYY-MM-DD")
        version
        anchor
        kind
        title
        notes
      }
    }
    projects: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) @include(if: $projects) {
      nodes {
        name
        url
        description
      }
    }
    authors: allAuthor(filter: { locale: { eq: $locale }, inline: { eq: false } }, sort: { order: ASC })
      @include(if: $owner) {
      nodes {
        key
        name
        title
        permalink
        imageURL
        portrait(layout: FIXED, width: 96, height: 96)
        description
        count
        socials {
          platform
          url
        }
      }
    }
    counts: siteCounts(locale: { eq: $locale }) @include(if: $owner) {
      posts
      docs
      tags
      words
      since(formatString: "YYYY-MM-DD")
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "article", "pages"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;
