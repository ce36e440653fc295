import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
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
import { type Locale, localeCodes, localizePath } from '../../domain/routing/locale';
import { FEEDS, RELEASE_FEED, tagFeedPath } from '../../domain/routing/paths';
import { hasBlog, hasReleaseFeed } from '../../domain/site/page-plan';
import type { SiteContent } from '../../domain/site/site-content';
import { site } from '../../site/config';
import { digestOf } from '../store/digest-cache';
import { writeChanged } from '../store/write-changed';
import { OutputManifest } from '../store/output-manifest';
import { siteVersion } from '../store/program-version';
import { blogFeedInfo, feedOptions, feedPostItem, postsQuery, tagFeed } from './feed-options';

/** Of the arguments of a hook, what feeds are made with. */
export type FeedArgs = Pick<ParentSpanPluginArgs, 'graphql' | 'reporter'>;

/** What feeds are written from. */
export interface FeedFileSources {
  content: Pick<SiteContent, 'index'>;
  /** Absolute path of the repository. */
  directory: string;
  /** Digest of all that an item of a post depends on. */
  digestOfPost: (post: Post, locale: Locale) => string;
}

/** A feed that the configuration does not name. */
interface FeedFile {
  /** Below the published folder. */
  file: string;
  /** What it is made from. */
  digest: string;
  /** Its feed, if it is RSS. */
  rss: ReturnType<typeof tagFeed> | null;
}

/**
 * Completes the feeds that gatsby-plugin-feed has written for the configuration: adds those of tags, which are known when
 * the content is loaded, and the other formats; removes those that lead to no page. A feed that is as the last build left
 * it is not made to be compared.
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
  for (const file of [...configured, ...rss.map(({ output }) => output)])
    keepLastChange(path.join(folder, file));
  for (const file of configured) files.note(file.slice(1), '');
  for (const { file, digest } of own.flatMap(({ feeds }) => feeds)) files.note(file, digest);
  files.save();
  // The plugin writes what the configuration names, whatever the content.
  for (const file of [...localized(FEEDS[0].path), ...localized(RELEASE_FEED)])
    if (!configured.includes(file)) removeFile(path.join(folder, file), folder);
  return {
    feeds: configured.length + own.flatMap(({ feeds }) => feeds).length,
    written: configured.length + changed.flatMap(({ feeds }) => feeds).length,
  };
}

/** Removes a file, and the folders around it, below a folder, that have nothing else in them. */
function removeFile(file: string, folder: string): void {
  rmSync(file, { force: true });
  let around = path.dirname(file);
  while (around !== folder && existsSync(around) && readdirSync(around).length === 0) {
    rmdirSync(around);
    around = path.dirname(around);
  }
}

/** The feeds of a language that the site adds: one for each tag of listed posts, and the formats besides RSS. */
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
  writeChanged(place('atom'), xml(atomFeed(blogFeedInfo('atom', locale), items), { declaration: true }));
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
