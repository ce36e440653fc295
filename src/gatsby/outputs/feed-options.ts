import {
  releaseItem,
  postItem,
  type FeedInfo,
  type FeedItem,
  type FeedPost,
  type FeedRelease,
} from '../../domain/publish/feed-item';
import type { Lists } from '../../domain/content/data-schemas';
import { rssChannel, rssItem } from '../../domain/publish/feed-formats';
import { pageUrl } from '../../domain/routing/page-address';
import { encodeAddress } from '../../domain/routing/absolute-address';
import { type Locale, localeCodes, localeDefinition, localizePath } from '../../domain/routing/locale';
import { blogListPath, FEEDS, RELEASE_FEED, RELEASE_PATH, withBase } from '../../domain/routing/paths';
import { interfaceTexts } from '../configuration/interface-texts';
import { site } from '../../site/config';

interface Answer<Node> {
  query: { feed: { nodes: Node[] } };
}

/** Options of gatsby-plugin-feed: in each language, RSS of all posts and of the update log. */
export const feedOptions = () => ({
  // A trivial query: the plugin copies its result for each feed, and the feeds have nothing in common.
  query: '{ __typename }',
  feeds: localeCodes(site.i18n).flatMap((locale) => [
    rssFeed(
      blogFeedInfo('rss', locale),
      FEEDS.rss.path,
      locale,
      postsQuery(locale, site.blog.feedLimit),
      feedPostItem,
    ),
    releaseFeed(locale),
  ]),
});

/** A feed for the plugin: its query, and the mapping from the answer to items. */
const rssFeed = <Node>(
  info: FeedInfo,
  path: string,
  locale: Locale,
  query: string,
  item: (node: Node) => FeedItem,
) => ({
  output: localizePath(path, locale, site.i18n),
  title: info.title,
  query,
  // Pages on which the plugin links the feed: none, because `PageHead` links the feeds of all formats.
  match: '(?!)',
  setup: (answer: Answer<Node>) => rssChannel(info, answer.query.feed.nodes.map(item)),
  serialize: (answer: Answer<Node>) => answer.query.feed.nodes.map((node) => rssItem(item(node))),
});

function releaseFeed(locale: Locale) {
  const messages = interfaceTexts(locale).messages.release;
  const info = feedInfo(locale, RELEASE_FEED, RELEASE_PATH, messages.title);
  const query = /* GraphQL */ `{
    feed: allRelease(filter: { locale: { eq: "${locale}" } }, sort: { order: ASC }) {
      nodes { title version anchor date kind notes }
    }
  }`;
  type Release = FeedRelease & { kind: Lists['releases'][number]['type'] };
  return rssFeed(info, RELEASE_FEED, locale, query, (release: Release) =>
    releaseItem(release, { pageUrl: info.homeUrl, kind: messages[release.kind], lang: info.lang }),
  );
}

/** Metadata of the feed of all posts. */
export const blogFeedInfo = (format: keyof typeof FEEDS, locale: Locale): FeedInfo =>
  feedInfo(locale, FEEDS[format].path, blogListPath(1), interfaceTexts(locale).messages.lists.title);

/** A post as an item of the site's feeds. */
export const feedPostItem = (post: FeedPost): FeedItem => postItem(post, site);

/** The listed posts of a language, newest first, as {@link postItem} takes them. */
export const postsQuery = (locale: Locale, limit: number | null = null): string => /* GraphQL */ `{
  feed: allBlogPost(
    filter: { locale: { eq: "${locale}" }, listed: { eq: true } }
    sort: [{ date: DESC }, { time: DESC }, { key: ASC }]
    ${limit === null ? '' : `limit: ${String(limit)}`}
  ) {
    nodes {
      title
      permalink
      description
      date
      time
      lastUpdatedAt
      contentLocale
      feedHtml
      tags { key slug label description }
      authors { name permalink url imageURL socials { url } }
    }
  }
}`;

/** Metadata of a feed of what a page shows. */
export function feedInfo(
  locale: Locale,
  feedPath: string,
  pagePath: string,
  name: string,
  description?: string | null,
): FeedInfo {
  const title = `${site.title[locale]} ${name}`;
  return {
    title,
    description: description ?? title,
    homeUrl: pageUrl(pagePath, locale, site),
    feedUrl: pageUrl(feedPath, locale, site),
    lang: localeDefinition(site.i18n, locale).htmlLang,
    copyright: site.footer.copyright[locale],
    author: site.title[locale],
    favicon: encodeAddress(site.url + withBase(site.favicon, site.baseUrl)),
  };
}
