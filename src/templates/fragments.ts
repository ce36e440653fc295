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
