import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { onPostBuild as writeRssFeeds } from 'gatsby-plugin-feed/gatsby-node';
import xml from 'xml';
import { listed } from '../../domain/blog/lists';
import { versionFor } from '../../domain/content/documents';
import { atomFeed, jsonFeed } from '../../domain/publish/feed-formats';
import type { FeedPost } from '../../domain/publish/feed-item';
import { type Locale, localeCodes, localizePath } from '../../domain/routing/locale';
import { FEEDS, RELEASE_FEED } from '../../domain/routing/paths';
import { hasBlog, hasReleaseFeed } from '../../domain/site/page-plan';
import type { ContentIndex } from '../../domain/content/content-index';
import type { SiteContent } from '../../domain/site/site-content';
import { site } from '../../site/config';
import { writeChanged } from '../store/write-changed';
import { WrittenFiles } from '../store/written-files';
import { blogFeedInfo, feedOptions, feedPostItem, postsQuery, tagFeed } from './feed-options';

/** Of the arguments of a hook, what feeds are made with. */
export type FeedArgs = Pick<ParentSpanPluginArgs, 'graphql' | 'reporter'>;

/**
 * Completes the feeds that gatsby-plugin-feed has written for the configuration: adds those of tags, which are known when
 * the content is loaded, and the other formats; removes those that lead to no page.
 * @param directory Absolute path of the repository.
 * @returns How many feeds there are.
 */
export async function publishFeeds(
  { index }: Pick<SiteContent, 'index'>,
  directory: string,
  args: FeedArgs,
): Promise<number> {
  const folder = path.join(directory, 'public');
  const tags = localeCodes(site.i18n).flatMap((locale) => tagFeeds(index, locale));
  await writeRssFeeds(args, feedOptions(tags));
  if (hasBlog(index))
    for (const locale of localeCodes(site.i18n)) await writeOtherFormats(folder, locale, args.graphql);
  const localized = (neutral: string): string[] =>
    localeCodes(site.i18n).map((locale) => localizePath(neutral, locale, site.i18n));
  const isThere = { blog: hasBlog(index), release: hasReleaseFeed(index) };
  const rss = [
    ...(isThere.blog ? localized(FEEDS[0].path) : []),
    ...(isThere.release ? localized(RELEASE_FEED) : []),
    ...tags.map(({ output }) => output),
  ];
  for (const file of rss) keepLastChange(path.join(folder, file));
  const others = isThere.blog ? FEEDS.slice(1).flatMap((feed) => localized(feed.path)) : [];
  const unwanted = [
    ...(isThere.blog ? [] : FEEDS.flatMap((feed) => localized(feed.path))),
    ...(isThere.release ? [] : localized(RELEASE_FEED)),
  ];
  for (const file of unwanted) rmSync(path.join(folder, file), { force: true });
  removeOthers(directory, [...rss, ...others]);
  return rss.length + others.length;
}

/** A feed for each tag that listed posts have in a language. */
export function tagFeeds(index: ContentIndex, locale: Locale): ReturnType<typeof tagFeed>[] {
  const used = new Set(listed(index.posts).flatMap((post) => versionFor(post, locale).frontMatter.tags));
  return [...index.tags.post.values()].filter(({ key }) => used.has(key)).map((tag) => tagFeed(tag, locale));
}

/** Atom and JSON, which the plugin does not write, from the same posts as RSS. */
async function writeOtherFormats(
  folder: string,
  locale: Locale,
  graphql: FeedArgs['graphql'],
): Promise<void> {
  const { data, errors } = await (graphql as AskPosts)(postsQuery(locale, { limit: site.blog.feedLimit }));
  if (!data) throw new Error(`The posts of the feeds cannot be read: ${String(errors)}`);
  const items = data.feed.nodes.map(feedPostItem);
  const place = (format: 'atom' | 'json'): string =>
    path.join(
      folder,
      localizePath(FEEDS.find((feed) => feed.format === format)?.path ?? '', locale, site.i18n),
    );
  const atom = xml(atomFeed(blogFeedInfo('atom', locale), items), { declaration: true });
  writeChanged(place('atom'), atom);
  writeChanged(place('json'), JSON.stringify(jsonFeed(blogFeedInfo('json', locale), items)));
}

type AskPosts = (query: string) => Promise<{ data?: { feed: { nodes: FeedPost[] } }; errors?: unknown }>;

/** Length of a date as `toUTCString` writes it; `rss` writes no others. */
const DATE_LENGTH = 'Thu, 01 Jan 1970 00:00:00 GMT'.length;

/**
 * Puts the last change of a feed's items, its `pubDate`, where `rss` writes the time of the build: a feed whose items did
 * not change keeps its bytes, and does not look like news to every reader after every build.
 * @throws Error when the elements are not where `rss` writes them.
 */
export function keepLastChange(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    const head = Buffer.alloc(2 ** 16);
    readSync(handle, head);
    const dateAt = (name: string): number => {
      const start = head.indexOf(`<${name}>`) + name.length + 2;
      if (head.indexOf(`</${name}>`) === start + DATE_LENGTH) return start;
      throw new Error(`${file}: gatsby-plugin-feed has written no ${name}, or in another form.`);
    };
    const changed = dateAt('pubDate');
    writeSync(handle, head, changed, DATE_LENGTH, dateAt('lastBuildDate'));
  } finally {
    closeSync(handle);
  }
}

/** Removes feeds of the last build that are not among those of this one, such as those of tags that are gone. */
function removeOthers(directory: string, files: readonly string[]): void {
  const written = new WrittenFiles(directory, 'feeds');
  for (const file of files) written.note(file.slice(1), '');
  written.save();
}
