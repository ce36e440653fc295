import { useMemo } from 'react';
import { graphql } from 'gatsby';
import { person } from '../domain/publish/json-ld';
import type { ContentTree } from '../domain/markdown/tree';
import { RELEASE_FEED } from '../domain/routing/paths';
import { site } from '../site/public-config';
import { Document } from '../ui/article/Document';
import { SiteDataComponentsContext, type SiteDataComponents } from '../ui/article/site-data-components';
import { ProjectList } from '../ui/home/ProjectList';
import * as projectStyles from '../ui/home/Projects.ondemand.module.css';
import { docsRoot, siteHref } from '../ui/layout/site-links';
import { FriendCards } from '../ui/pages/FriendCards';
import * as friendStyles from '../ui/pages/FriendCards.ondemand.module.css';
import { OwnerProfile } from '../ui/pages/OwnerProfile';
import * as profileStyles from '../ui/pages/OwnerProfile.ondemand.module.css';
import { profiledAuthor } from '../ui/pages/profiled-author';
import { ReleaseLog } from '../ui/pages/ReleaseLog';
import * as releaseStyles from '../ui/pages/ReleaseLog.ondemand.module.css';
import { SiteInfo } from '../ui/pages/SiteInfo';
import * as infoStyles from '../ui/pages/SiteInfo.ondemand.module.css';
import { OnDemandStyles } from '../ui/primitives/OnDemandStyles';
import { JsonLdScript } from '../ui/seo/crawler-tags';
import { PageHead, pageTitle } from '../ui/seo/PageHead';
import type { TemplateProps } from '../runtime/template';

/** A page that skips a part of the query has no such field, which the generated types do not say. */
type Props = TemplateProps<Partial<Queries.FreePageQuery>>;

const SHEETS = [projectStyles, friendStyles, profileStyles, releaseStyles, infoStyles];

/** A free page such as About, with the components of its text that show data of the site. */
export default function PageTemplate({ data, pageContext }: Props) {
  const parts = useMemo((): SiteDataComponents => {
    const { friends, releases, projects, authors, counts } = data;
    const { withoutBlog, releaseFeed = false, tagIndex = null } = pageContext;
    return {
      FriendCards: () => friends && <FriendCards friends={friends.nodes} />,
      OwnerProfile: ({ author: key }) => {
        const author = authors?.nodes.find((candidate) => candidate.key === key);
        return (
          author &&
          counts && (
            <OwnerProfile
              author={author}
              counts={counts}
              docsPath={docsRoot(pageContext)}
              tagsPath={tagIndex}
            />
          )
        );
      },
      ProjectCards: () => projects && <ProjectList projects={projects.nodes} />,
      ReleaseLog: () => releases && <ReleaseLog releases={releases.nodes} hasFeed={releaseFeed} />,
      SiteInfo: () => <SiteInfo hasFeeds={!withoutBlog} />,
    };
  }, [data, pageContext]);
  const { page } = data;
  if (!page) return null;
  return (
    <SiteDataComponentsContext.Provider value={parts}>
      <OnDemandStyles of={SHEETS} />
      <Document context={pageContext} document={page} />
    </SiteDataComponentsContext.Provider>
  );
}

/** Metadata of a free page. */
export function Head({ data: { page, authors, releases }, pageContext }: Props) {
  if (!page) return null;
  const owner = authors && profiledAuthor(page.content as unknown as ContentTree);
  const author = authors?.nodes.find(({ key }) => key === owner);
  return (
    <PageHead context={pageContext} document={page}>
      {process.env.BUILD_STAGE === 'build-html' && author && <JsonLdScript data={person(author, site.url)} />}
      {releases && pageContext.releaseFeed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={pageTitle(page.title, pageContext.locale)}
          href={siteHref(RELEASE_FEED, pageContext.locale)}
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
