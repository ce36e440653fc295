import path from 'node:path';
import type { Reference, SocialLink } from '../domain/content/model';
import type { ContentTree } from '../domain/markdown/tree';
import { feedHtml, referencesHtml } from '../domain/publish/feed-html';
import { feedText, type FeedAuthor, type FeedEntry, type FeedInfo } from '../domain/publish/feeds';
import { localeCodes, localizePath, type Locale } from '../domain/routing/locale';
import { blogListPath, FEEDS, tagFeedPath, tagPath, withBase } from '../domain/routing/paths';
import { formatReferenceTime } from '../i18n/format';
import { allMessages } from '../i18n/all-messages';
import { site } from '../site/config';
import { KeptResults } from './kept-results';
import { writeChanged } from './published-files';

/*
 * Why not gatsby-plugin-feed: it writes RSS only; its RSS always holds the time of the build (`lastBuildDate`), so that
 * every deployment changes every feed for every reader; its list of feeds is fixed when the configuration is read,
 * before the tags are known; and each feed of it would query and convert the whole texts again.
 */

/** A post as the feeds' query gives it. */
export interface FeedPost {
  title: string;
  permalink: string;
  description: string;
  date: string;
  lastUpdatedAt: string | null;
  contentLocale: Locale;
  content: ContentTree;
  tags: { key: string; label: string; permalink: string; description: string | null }[];
  authors: {
    name: string;
    permalink: string | null;
    url: string | null;
    imageURL: string | null;
    socials: SocialLink[];
  }[];
  references: Reference[];
}

/** A tag with a feed. */
export interface FeedTag {
  key: string;
  slug: string;
}

const QUERY = `
  query Feed($locale: String!, $skip: Int!, $limit: Int!) {
    allBlogPost(
      filter: { locale: { eq: $locale }, listed: { eq: true } }
      sort: { date: DESC }
      skip: $skip
      limit: $limit
    ) {
      nodes {
        title permalink description date(formatString: "YYYY-MM-DD") lastUpdatedAt contentLocale content
        tags { key label permalink description }
        authors { name permalink url imageURL socials { platform url } }
        references { title url author time }
      }
    }
  }`;

/** Gatsby's function that answers queries, for {@link QUERY}. */
export type FeedQuery = (
  query: string,
  variables: { locale: Locale; skip: number; limit: number },
) => Promise<{ errors?: unknown; data?: { allBlogPost: { nodes: FeedPost[] } } }>;

/** Posts per query: their texts are not in memory all at once. */
const AT_ONCE = 50;

/** Code that decides what a text is in a feed. */
const TEXT_SOURCES = ['src/domain/publish', 'src/domain/markdown'];

/**
 * Writes the feeds of every language into the published folder.
 * @param directory Absolute path of the repository.
 */
export async function publishFeeds(
  directory: string,
  tags: readonly FeedTag[],
  graphql: FeedQuery,
): Promise<void> {
  for (const locale of localeCodes(site.i18n)) {
    const texts = new KeptResults<string>(directory, `feed-texts.${locale}`, TEXT_SOURCES);
    const posts: FeedItem[] = [];
    for (;;) {
      const result = await graphql(QUERY, { locale, skip: posts.length, limit: AT_ONCE });
      if (!result.data) throw new Error(`The feeds' query failed: ${JSON.stringify(result.errors)}`);
      const { nodes } = result.data.allBlogPost;
      posts.push(
        ...nodes.map((post) =>
          feedItem(post, locale, (content, url) =>
            texts.get(url + JSON.stringify(content), () => feedHtml(content, url)),
          ),
        ),
      );
      if (nodes.length < AT_ONCE) break;
    }
    texts.save();
    for (const [file, text] of feedFiles(posts, tags, locale))
      writeChanged(path.join(directory, 'public', file), text);
  }
}

/** A post as feeds show it. */
export interface FeedItem {
  entry: FeedEntry;
  tags: FeedPost['tags'];
}

/**
 * Makes the item of a post.
 * @param html Makes the HTML of its text, or knows it.
 */
export const feedItem = (post: FeedPost, locale: Locale, html: typeof feedHtml = feedHtml): FeedItem => ({
  entry: toEntry(post, locale, html),
  tags: post.tags,
});

/**
 * All feeds of a language as file → text, one after the other.
 * @param items Of listed posts, newest first.
 */
export function* feedFiles(
  items: readonly FeedItem[],
  tags: readonly FeedTag[],
  locale: Locale,
): Generator<[file: string, text: string]> {
  const entriesOf = (some: readonly FeedItem[]) => some.map(({ entry }) => entry);
  const limited = entriesOf(items.slice(0, site.blog.feedLimit ?? undefined));
  for (const { format, path: feedPath } of FEEDS) {
    const info = feedInfo(locale, feedPath, blogListPath(1), allMessages[locale].lists.title, null);
    yield [localizePath(feedPath, locale, site.i18n), feedText(format, info, limited)];
  }
  for (const { key, slug } of tags) {
    const tagged = items.filter((item) => item.tags.some((tag) => tag.key === key));
    const tag = tagged[0]?.tags.find((candidate) => candidate.key === key);
    if (!tag) continue;
    const feedPath = tagFeedPath(slug);
    const info = feedInfo(locale, feedPath, tagPath('post', slug), tag.label, tag.description);
    yield [localizePath(feedPath, locale, site.i18n), feedText('rss', info, entriesOf(tagged))];
  }
}

/** What a feed says about itself: its own path, the page it belongs to, and a name. */
export function feedInfo(
  locale: Locale,
  feedPath: string,
  pagePath: string,
  name: string,
  description: string | null,
): FeedInfo {
  const absolute = (neutral: string) =>
    absoluteUrl(withBase(localizePath(neutral, locale, site.i18n), site.baseUrl));
  const title = `${site.title[locale]} ${name}`;
  return {
    title,
    description: description ?? title,
    homeUrl: absolute(pagePath),
    feedUrl: absolute(feedPath),
    lang: site.i18n.locales[locale].htmlLang,
    copyright: site.footer.copyright[locale],
    author: site.title[locale],
    favicon: absoluteUrl(withBase(site.favicon, site.baseUrl)),
  };
}

function toEntry(post: FeedPost, locale: Locale, html: typeof feedHtml): FeedEntry {
  const url = absoluteUrl(post.permalink);
  return {
    title: post.title,
    url,
    date: post.date,
    updated: post.lastUpdatedAt,
    html:
      html(post.content, encodeURI(url)) +
      referencesHtml(post.references, allMessages[locale].article.references, (time) =>
        formatReferenceTime(time, locale),
      ),
    summary: post.description,
    tags: post.tags.map(({ label }) => label),
    authors: post.authors.map(toAuthor),
    lang: site.i18n.locales[post.contentLocale].htmlLang,
  };
}

function toAuthor({ name, permalink, url, imageURL, socials }: FeedPost['authors'][number]): FeedAuthor {
  const page = permalink ?? (url?.startsWith('mailto:') ? null : url);
  const email = [url, ...socials.map((social) => social.url)].find((address) =>
    address?.startsWith('mailto:'),
  );
  return {
    name,
    url: page === null ? null : absoluteUrl(page),
    email: email?.slice('mailto:'.length) ?? null,
    avatar: imageURL === null ? null : absoluteUrl(imageURL),
  };
}

/** A root-relative address with the site's origin; others stay. */
const absoluteUrl = (address: string): string => (address.startsWith('/') ? site.url + address : address);
