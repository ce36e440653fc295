import { graphql } from 'gatsby';

/** What the page of every document shows. */
export const documentPage = graphql`
  fragment DocumentPage on SiteDocument {
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
`;

/** What the pages of posts and docs show besides. */
export const articlePage = graphql`
  fragment ArticlePage on SiteArticle {
    ...DocumentPage
    editUrl
    lastUpdatedAt
    lastUpdatedBy
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
      ...PageLink
    }
    nextItem {
      ...PageLink
    }
    mentionedIn {
      ...PageLink
    }
  }
`;

/** Which version of the docs a doc belongs to, and the one to read instead. */
export const docVersion = graphql`
  fragment DocVersion on Doc {
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
  }
`;

/** A link to another page. */
export const pageLink = graphql`
  fragment PageLink on NavLink {
    title
    permalink
  }
`;

/** A document with its sentence. */
export const documentCard = graphql`
  fragment DocumentCard on SiteDocument {
    title
    permalink
    description
  }
`;

/** The author's projects. */
export const siteProjects = graphql`
  fragment SiteProjects on Query {
    projects: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        name
        url
        description
      }
    }
  }
`;

/** What components of free pages show of the site; the parts that the text needs. */
export const siteData = graphql`
  fragment SiteData on Query {
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
    ...SiteProjects @include(if: $projects)
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
  }
`;

/** What the sections of the home page show. */
export const homeSections = graphql`
  fragment HomeSections on Query {
    latest: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true } }
      sort: [{ date: DESC }, { time: DESC }, { key: ASC }]
      limit: $latestCount
    ) {
      nodes {
        ...DocumentCard
        slug
        date(formatString: "YYYY-MM-DD")
      }
    }
    recommendedPosts: allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true }, recommended: { gt: 0 } }
      sort: [{ recommended: DESC }, { date: DESC }, { time: DESC }, { key: ASC }]
      limit: $recommendedPosts
    ) {
      nodes {
        ...DocumentCard
      }
    }
    recommendedDocs: allDoc(
      filter: { locale: { eq: $locale }, listed: { eq: true }, recommended: { gt: 0 } }
      sort: [{ recommended: DESC }, { key: ASC }]
      limit: 4
    ) {
      nodes {
        ...DocumentCard
      }
    }
    subjects: allDocsSubject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        label
        permalink
        count
      }
    }
    ...SiteProjects
    posts: allBlogPost(filter: { locale: { eq: $locale }, listed: { eq: true } }) {
      totalCount
    }
    docs: allDoc(filter: { locale: { eq: $locale }, listed: { eq: true } }) {
      totalCount
    }
  }
`;
