import { graphql } from 'gatsby';

/** Interface strings of a page, which gatsby-plugin-react-i18next reads from the page's data. */
export const localeStrings = graphql`
  fragment LocaleStrings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

/** The interface strings of lists of posts. */
export const blogListStrings = graphql`
  fragment BlogListStrings on Query {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "blog", "lists"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;

/** The interface strings of lists of docs. */
export const docListStrings = graphql`
  fragment DocListStrings on Query {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "lists", "docs"] } }
      sort: { ns: ASC }
    ) {
      ...LocaleStrings
    }
  }
`;

/** A page of a list of posts. */
export const postListPage = graphql`
  fragment PostListPage on Query {
    postList(id: { eq: $listId }) {
      posts {
        ...PostSummary
      }
    }
    ...BlogListStrings
  }
`;

/** A tag that a page is about. */
export const pageTag = graphql`
  fragment PageTag on Tag {
    label
    description
    unlisted
    count
  }
`;

/** All tags of a list of tags. */
export const tagIndex = graphql`
  fragment TagIndex on TagConnection {
    nodes {
      label
      initial
      permalink
      description
      count
    }
  }
`;

/** A tag of a document. */
export const tagLink = graphql`
  fragment TagLink on Tag {
    label
    permalink
    description
  }
`;

/** An author of a post. */
export const authorSummary = graphql`
  fragment AuthorSummary on Author {
    key
    name
    title
    permalink
    imageURL
    portrait(layout: FIXED, width: 40, height: 40)
  }
`;

/** An author on pages about authors. */
export const authorProfile = graphql`
  fragment AuthorProfile on Author {
    ...AuthorSummary
    description
    count
    socials {
      platform
      url
    }
  }
`;

/** A post in a list. */
export const postSummary = graphql`
  fragment PostSummary on BlogPost {
    slug
    title
    permalink
    description
    date(formatString: "YYYY-MM-DD")
    readingTime
    hasTruncateMarker
    contentLocale
    excerpt
    tags {
      ...TagLink
    }
    authors {
      ...AuthorSummary
    }
  }
`;
