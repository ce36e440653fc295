import { FOR_CRAWLERS } from '../../client/browser/document';

interface ArticleTagsProps {
  /** ISO 8601; docs have none. */
  published?: string;
  modified: string | null;
  /** Absolute addresses of the authors' pages. */
  authors?: readonly string[];
  tags: readonly { label: string }[];
}

/** Open Graph's tags of articles, for Gatsby's `Head`. */
export const ArticleTags = ({ published, modified, authors = [], tags }: ArticleTagsProps) => (
  <>
    {published !== undefined && (
      <meta {...FOR_CRAWLERS} property="article:published_time" content={published} />
    )}
    {modified !== null && <meta {...FOR_CRAWLERS} property="article:modified_time" content={modified} />}
    {authors.map((address) => (
      <meta {...FOR_CRAWLERS} key={address} property="article:author" content={address} />
    ))}
    {tags.map(({ label }) => (
      <meta {...FOR_CRAWLERS} key={label} property="article:tag" content={label} />
    ))}
  </>
);
