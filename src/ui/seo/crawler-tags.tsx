import { FOR_CRAWLERS } from '../../client/browser/document';
import { scriptJson, type JsonLd } from '../../domain/publish/json-ld';
import type { Locale } from '../../domain/routing/locale';
import { twinPath } from '../../domain/routing/paths';
import { siteHref } from '../layout/site-links';

/* Tags of Gatsby's `Head` for programs that do not run scripts: render them if `BUILD_STAGE` is `build-html`. */

interface ArticleTagsProps {
  /** ISO 8601; docs have none. */
  published?: string;
  modified: string | null;
  /** Absolute addresses of the authors' pages. */
  authors?: readonly string[];
  tags: readonly { label: string }[];
}

/** Open Graph's tags of articles. */
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

/** Structured data of a page; nothing for null. */
export const JsonLdScript = ({ data }: { data: JsonLd | null }) =>
  data && (
    <script
      {...FOR_CRAWLERS}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );

/** Links the Markdown twin of the page at a locale-neutral path. */
export const TwinLink = ({ path, locale }: { path: string; locale: Locale }) => (
  <link {...FOR_CRAWLERS} rel="alternate" type="text/markdown" href={siteHref(twinPath(path), locale)} />
);
