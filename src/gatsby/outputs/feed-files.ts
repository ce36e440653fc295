import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { onPostBuild as writeRssFeeds } from 'gatsby-plugin-feed/gatsby-node';
import xml from 'xml';
import { listed } from '../../domain/blog/lists';
import { versionFor, type Post } from '../../domain/content/documents';
import { atomFeed, jsonFeed } from '../../domain/publish/feed-formats';
import type { FeedPost } from '../../domain/publish/feed-item';
import { withStyleSheet } from '../../domain/publish/feed-styles';
import { type Locale, localeCodes, localizePath, splitLocale } from '../../domain/routing/locale';
import { FEEDS, RELEASE_FEED, tagFeedPath } from '../../domain/routing/paths';
import { hasBlog, hasReleaseFeed } from '../../domain/site/page-plan';
import type { SiteContent } from '../../domain/site/site-content';
import { site } from '../../site/config';
import { digestOf } from '../store/digest-cache';
import { writeChanged } from '../store/write-changed';
import { OutputManifest } from '../store/output-manifest';
import { siteVersion } from '../store/program-version';
import { blogFeedInfo, feedOptions, feedPostItem, postsQuery, tagFeed } from './feed-options';
import { feedStylesAddress } from './feed-styles';

/** The arguments of a hook that feeds need. */
export type FeedArgs = Pick<ParentSpanPluginArgs, 'graphql' | 'reporter'>;

/** Inputs of the feeds. */
export interface FeedFileSources {
  content: Pick<SiteContent, 'index'>;
  /** Absolute path of the repository. */
  directory: string;
  /** Digest of everything that a post's item depends on. */
  digestOfPost: (post: Post, locale: Locale) => string;
}

/** A feed that the configuration does not name. */
interface FeedFile {
  /** Path below the published folder. */
  file: string;
  /** Digest of its inputs. */
  digest: string;
  /** The RSS feed; null for other formats. */
  rss: ReturnType<typeof tagFeed> | null;
}

/**
 * Completes the feeds that gatsby-plugin-feed writes from the configuration: adds the feeds of tags, which are known
 * once the content is loaded, and the formats besides RSS, and removes feeds of pages that do not exist. A feed whose
 * inputs have not changed since the last build is left alone.
 * @returns How many feeds there are, and how many were written here.
 */
export async function publishFeeds(
  sources: FeedFileSources,
  args: FeedArgs,
): Promise<{ feeds: number; written: number }> {
  const { directory, content } = sources;
  const folder = path.join(directory, 'public');
  const files = new OutputManifest(directory, 'feeds');
  const isThere = { blog: hasBlog(content.index), release: hasReleaseFeed(content.index) };
  const configured = [
    ...(isThere.blog ? localized(FEEDS[0].path) : []),
    ...(isThere.release ? localized(RELEASE_FEED) : []),
  ];
  const version = siteVersion(directory);
  const own = localeCodes(site.i18n).map((locale) => ({ locale, feeds: ownFeeds(sources, locale, version) }));
  const changed = own.map(({ locale, feeds }) => ({
    locale,
    feeds: feeds.filter(({ file, digest }) => !files.isCurrent(file, digest)),
  }));
  const rss = changed.flatMap(({ feeds }) => feeds.flatMap((feed) => feed.rss ?? []));
  if (rss.length > 0) await writeRssFeeds(args, feedOptions(rss));
  for (const { locale, feeds } of changed)
    if (feeds.some((feed) => !feed.rss)) await writeOtherFormats(folder, locale, args.graphql);
  for (const file of [...configured, ...rss.map(({ output }) => output)]) {
    keepLastChange(path.join(folder, file));
    addStyleSheet(path.join(folder, file), splitLocale(file, site.i18n).locale);
  }
  for (const file of configured) files.note(file.slice(1), '');
  for (const { file, digest } of own.flatMap(({ feeds }) => feeds)) files.note(file, digest);
  files.save();
  // The plugin writes every configured feed, whatever the content is.
  for (const file of [...localized(FEEDS[0].path), ...localized(RELEASE_FEED)])
    if (!configured.includes(file)) removeFile(path.join(folder, file), folder);
  return {
    feeds: configured.length + own.flatMap(({ feeds }) => feeds).length,
    written: configured.length + changed.flatMap(({ feeds }) => feeds).length,
  };
}

/** Removes a file and the parent folders, below a given folder, that it leaves empty. */
function removeFile(file: string, folder: string): void {
  rmSync(file, { force: true });
  let around = path.dirname(file);
  while (around !== folder && existsSync(around) && readdirSync(around).length === 0) {
    rmdirSync(around);
    around = path.dirname(around);
  }
}

/**
 * The feeds of a language that the plugin does not write: one for each tag of listed posts, and the formats besides
 * RSS.
 */
function ownFeeds(
  { content: { index }, digestOfPost }: FeedFileSources,
  locale: Locale,
  version: string,
): FeedFile[] {
  const all: string[] = [];
  const byTag = new Map<string, string[]>();
  for (const post of listed(index.posts)) {
    const digest = digestOfPost(post, locale);
    all.push(digest);
    for (const key of new Set(versionFor(post, locale).frontMatter.tags))
      byTag.set(key, [...(byTag.get(key) ?? []), digest]);
  }
  const feed = (
    neutral: string,
    info: unknown,
    digests: string[],
    rss: FeedFile['rss'] = null,
  ): FeedFile => ({
    file: localizePath(neutral, locale, site.i18n).slice(1),
    digest: digestOf(version, JSON.stringify(info), ...digests),
    rss,
  });
  const tags = [...index.tags.post.values()].flatMap((tag) => {
    const digests = byTag.get(tag.key);
    return digests ? feed(tagFeedPath(tag.slug), tag, digests, tagFeed(tag, locale)) : [];
  });
  const formats = hasBlog(index) ? FEEDS.slice(1) : [];
  return [...tags, ...formats.map(({ format, path }) => feed(path, blogFeedInfo(format, locale), all))];
}

const localized = (neutral: string): string[] =>
  localeCodes(site.i18n).map((locale) => localizePath(neutral, locale, site.i18n));

/** Writes Atom and JSON, which the plugin cannot write, from the same posts as RSS. */
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
  writeChanged(place('atom'), withStyleSheet(atom, feedStylesAddress(locale)));
  writeChanged(place('json'), JSON.stringify(jsonFeed(blogFeedInfo('json', locale), items)));
}

type AskPosts = (query: string) => Promise<{ data?: { feed: { nodes: FeedPost[] } }; errors?: unknown }>;

/** Adds the style sheet with which browsers show a feed. */
function addStyleSheet(file: string, locale: Locale): void {
  writeChanged(file, withStyleSheet(readFileSync(file, 'utf8'), feedStylesAddress(locale)));
}

/** Length of a date written by `toUTCString`, as `rss` does. */
const DATE_LENGTH = 'Thu, 01 Jan 1970 00:00:00 GMT'.length;

/**
 * Replaces the build time that `rss` writes into a feed by the newest `pubDate` of its items: a feed whose items did
 * not change keeps its bytes, and feed readers do not take every build for news.
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
      throw new Error(`${file}: gatsby-plugin-feed has not written ${name} in the expected form.`);
    };
    const changed = dateAt('pubDate');
    writeSync(handle, head, changed, DATE_LENGTH, dateAt('lastBuildDate'));
  } finally {
    closeSync(handle);
  }
}
