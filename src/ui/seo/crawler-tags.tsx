import { FOR_CRAWLERS } from '../../client/browser/document';
import { scriptJson, type JsonLd } from '../../domain/publish/json-ld';
import type { Locale } from '../../domain/routing/locale';
import { twinPath } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import { siteHref } from '../layout/site-links';

/* Tags of Gatsby's `Head` for programs that do not run scripts: render them if `BUILD_STAGE` is `build-html`. */

interface ArticleTagsProps {
  context: { locale: Locale; neutralPath: string };
  /** Docs have neither date (ISO 8601) nor authors. */
  document: Pick<Queries.ArticlePageFragment, 'lastUpdatedAt' | 'tags'> &
    Partial<Pick<NonNullable<Queries.PostPageQuery['post']>, 'authors' | 'date'>>;
}

/** The link to the Markdown twin, and Open Graph's tags of articles. */
export const ArticleTags = ({
  context: { locale, neutralPath },
  document: { date, lastUpdatedAt, authors = [], tags },
}: ArticleTagsProps) => (
  <>
    <link
      {...FOR_CRAWLERS}
      rel="alternate"
      type="text/markdown"
      href={siteHref(twinPath(neutralPath), locale)}
    />
    {date !== undefined && <meta {...FOR_CRAWLERS} property="article:published_time" content={date} />}
    {lastUpdatedAt !== null && (
      <meta {...FOR_CRAWLERS} property="article:modified_time" content={lastUpdatedAt} />
    )}
    {authors.map(
      ({ key, permalink }) =>
        permalink !== null && (
          <meta {...FOR_CRAWLERS} key={key} property="article:author" content={site.url + permalink} />
        ),
    )}
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
