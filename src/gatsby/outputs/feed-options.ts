import type { ReleaseData } from '../../domain/content/data-schemas';
import type { Tag } from '../../domain/content/tags';
import { rssChannel, rssItem, type RssChannel, type RssItem } from '../../domain/publish/feed-formats';
import {
  postDates,
  postItem,
  releaseItem,
  type FeedDates,
  type FeedInfo,
  type FeedItem,
  type FeedPost,
  type FeedRelease,
} from '../../domain/publish/feed-item';
import { encodeAddress } from '../../domain/routing/absolute-address';
import { type Locale, localeCodes, localeDefinition, localizePath } from '../../domain/routing/locale';
import {
  blogListPath,
  FEEDS,
  RELEASE_FEED,
  RELEASE_PATH,
  tagFeedPath,
  tagIndexPath,
  tagPath,
  withBase,
} from '../../domain/routing/paths';
import { allMessages } from '../../i18n/all-messages';
import { site } from '../../site/config';

/** Answer to a feed's query, by field name. */
interface Answer<Node> {
  feed: { nodes: Node[] };
}

/** A feed in the form that gatsby-plugin-feed expects. */
export interface RssFeed<Node> {
  /** Path below the published folder. */
  output: string;
  title: string;
  query: string;
  /** Pages on which the plugin links the feed: none, because `PageHead` links the feeds of all formats. */
  match: string;
  setup: (options: { query: Answer<Node> }) => RssChannel;
  serialize: (options: { query: Answer<Node> }) => Promise<RssItem[]>;
}

type BlogFeed = RssFeed<FeedPost>;
type ReleaseFeed = RssFeed<FeedRelease & { kind: ReleaseData['type'] }>;

/** Options of gatsby-plugin-feed. */
export const feedOptions = (feeds: readonly (BlogFeed | ReleaseFeed)[]) => ({
  // A trivial query: the plugin copies its result for each feed, and the feeds have nothing in common.
  query: '{ __typename }',
  feeds: [...feeds],
});

/** Feeds that are known when the configuration is read. Those of tags follow with the content. */
export const configuredFeeds = (): (BlogFeed | ReleaseFeed)[] =>
  localeCodes(site.i18n).flatMap((locale) => [blogFeed(locale), releaseFeed(locale)]);

/** The RSS feed of all posts. */
const blogFeed = (locale: Locale): BlogFeed =>
  rssFeed(blogFeedInfo('rss', locale), locale, FEEDS[0].path, {
    query: postsQuery(locale, { limit: site.blog.feedLimit }),
    dates: postDates,
    item: feedPostItem,
  });

/** The RSS feed of the posts with a tag. */
export const tagFeed = ({ key, slug, label, description }: Tag, locale: Locale): BlogFeed => {
  const path = tagFeedPath(slug);
  const info = feedInfo(
    locale,
    path,
    tagPath(tagIndexPath('post'), slug),
    label[locale],
    description?.[locale],
  );
  return rssFeed(info, locale, path, {
    query: postsQuery(locale, { tag: key }),
    dates: postDates,
    item: feedPostItem,
  });
};

/** The update log as RSS. */
const releaseFeed = (locale: Locale): ReleaseFeed => {
  const messages = allMessages[locale].release;
  return rssFeed(feedInfo(locale, RELEASE_FEED, RELEASE_PATH, messages.title), locale, RELEASE_FEED, {
    query: /* GraphQL */ `{
        feed: allRelease(filter: { locale: { eq: "${locale}" } }, sort: { order: ASC }) {
          nodes { title version anchor date kind notes }
        }
      }`,
    dates: ({ date }) => postDates({ date, lastUpdatedAt: null }),
    item: async (release) => {
      // Imported here so that reading the configuration does not load these packages.
      const { notesHtml } = await import('../../domain/publish/feed-html');
      return releaseItem(release, {
        pageUrl: absolute(RELEASE_PATH, locale),
        kind: messages[release.kind],
        html: notesHtml(release.notes),
        lang: localeDefinition(site.i18n, locale).htmlLang,
      });
    },
  });
};

/** Metadata of the feed of all posts. */
export const blogFeedInfo = (format: (typeof FEEDS)[number]['format'], locale: Locale): FeedInfo =>
  feedInfo(
    locale,
    FEEDS.find((feed) => feed.format === format)?.path ?? '',
    blogListPath(1),
    allMessages[locale].lists.title,
  );

/** A post as an item of the site's feeds. */
export const feedPostItem = (post: FeedPost): FeedItem => postItem(post, site);

/** The listed posts of a language, newest first, as {@link postItem} takes them. */
export const postsQuery = (
  locale: Locale,
  { tag, limit = null }: { tag?: string; limit?: number | null } = {},
): string => /* GraphQL */ `{
  feed: allBlogPost(
    filter: {
      locale: { eq: "${locale}" }
      listed: { eq: true }
      ${tag === undefined ? '' : `tagKeys: { in: [${JSON.stringify(tag)}] }`}
    }
    sort: [{ date: DESC }, { time: DESC }, { key: ASC }]
    ${limit === null ? '' : `limit: ${String(limit)}`}
  ) {
    nodes {
      title
      permalink
      description
      date
      lastUpdatedAt
      contentLocale
      feedHtml
      tags { label }
      authors { name permalink url imageURL socials { url } }
    }
  }
}`;

/** A feed for the plugin: its query, and the mapping from the answer to items. */
function rssFeed<Node>(
  info: FeedInfo,
  locale: Locale,
  path: string,
  content: {
    query: string;
    dates: (node: Node) => FeedDates;
    item: (node: Node) => FeedItem | Promise<FeedItem>;
  },
): RssFeed<Node> {
  return {
    output: localizePath(path, locale, site.i18n),
    title: info.title,
    query: content.query,
    match: '(?!)',
    setup: ({ query }) => rssChannel(info, query.feed.nodes.map(content.dates)),
    serialize: ({ query }) =>
      Promise.all(query.feed.nodes.map(async (node) => rssItem(await content.item(node)))),
  };
}

/** Metadata of a feed: its path, the page it belongs to, and a name. */
function feedInfo(
  locale: Locale,
  feedPath: string,
  pagePath: string,
  name: string,
  description?: string,
): FeedInfo {
  const title = `${site.title[locale]} ${name}`;
  return {
    title,
    description: description ?? title,
    homeUrl: absolute(pagePath, locale),
    feedUrl: absolute(feedPath, locale),
    lang: localeDefinition(site.i18n, locale).htmlLang,
    copyright: site.footer.copyright[locale],
    author: site.title[locale],
    favicon: encodeAddress(site.url + withBase(site.favicon, site.baseUrl)),
  };
}

const absolute = (neutral: string, locale: Locale): string =>
  encodeAddress(site.url + withBase(localizePath(neutral, locale, site.i18n), site.baseUrl));
