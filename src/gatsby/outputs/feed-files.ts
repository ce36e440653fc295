import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import RSS from 'rss';
import xml from 'xml';
import type { ContentIndex } from '../../domain/content/content-index';
import { atomFeed, jsonFeed, rssChannel, rssItem } from '../../domain/publish/feed-formats';
import type { FeedPost } from '../../domain/publish/feed-item';
import { feedStyles, finishedRss, withStyleSheet } from '../../domain/publish/feed-styles';
import { type Locale, localeCodes, localizePath } from '../../domain/routing/locale';
import {
  FEED_STYLES_PATH,
  feedPath,
  FEEDS,
  RELEASE_FEED,
  tagIndexPath,
  tagPath,
  withBase,
} from '../../domain/routing/paths';
import { hasBlog, hasReleaseFeed } from '../../domain/site/page-plan';
import { interfaceTexts } from '../configuration/interface-texts';
import { site } from '../../site/config';
import type { TagFields } from '../nodes/node-types';
import type { DataLayer } from '../nodes/page-query';
import { listFiles } from '../content/content-files';
import { writeChanged } from '../store/write-changed';
import { blogFeedInfo, feedInfo, feedPostItem, postsQuery } from './feed-options';

type Post = Omit<FeedPost, 'tags'> & { tags: Pick<TagFields, 'key' | 'slug' | 'label' | 'description'>[] };

/**
 * Completes the feeds after gatsby-plugin-feed has written RSS of all posts and of the update log: adds Atom, JSON and a
 * feed for each tag (a tag need not be in `tags.yml`), removes feeds of pages that do not exist, and counts them.
 */
export async function publishFeeds(
  index: Pick<ContentIndex, 'posts' | 'releases' | 'pages'>,
  directory: string,
  dataLayer: DataLayer,
): Promise<number> {
  let count = 0;
  for (const locale of localeCodes(site.i18n)) {
    const placeOf = (neutral: string): string => localizePath(neutral, locale, site.i18n);
    const fileOf = (neutral: string): string => path.join(directory, 'public', placeOf(neutral));
    const styles = withBase(placeOf(FEED_STYLES_PATH), site.baseUrl);
    const feeds = new Map(hasBlog(index) ? await blogFeeds(locale, styles, dataLayer) : []);
    const written = [hasBlog(index) && FEEDS.rss.path, hasReleaseFeed(index) && RELEASE_FEED];
    for (const file of written.filter((name) => name !== false))
      feeds.set(file, finishedRss(readFileSync(fileOf(file), 'utf8'), styles));
    for (const [file, text] of feeds) writeChanged(fileOf(file), text);
    if (feeds.size > 0)
      writeChanged(fileOf(FEED_STYLES_PATH), feedStyles(interfaceTexts(locale).messages.publish.feed));
    // The plugin writes every configured feed, whatever the content is, and tags go.
    const known = listFiles(fileOf('/blog')).filter((file) => FEED_FILE.test(file));
    for (const file of [RELEASE_FEED, ...known.map((file) => `/blog/${file}`)])
      if (!feeds.has(file)) rmSync(fileOf(file), { force: true });
    count += feeds.size;
  }
  return count;
}

const FEED_FILE = /^(?:rss\.xml|atom\.xml|feed\.json|tags\/.+\/rss\.xml)$/;

/** The feeds of posts that the plugin does not write, by their path. */
async function blogFeeds(locale: Locale, styles: string, dataLayer: DataLayer): Promise<[string, string][]> {
  const { data, ...answer } = await dataLayer.graphql<{ feed: { nodes: Post[] } }>(postsQuery(locale));
  if (!data) throw new Error(`The posts of the feeds cannot be read: ${String(answer.errors)}`);
  const posts = data.feed.nodes;
  const items = posts.slice(0, site.blog.feedLimit ?? undefined).map(feedPostItem);
  const atom = xml(atomFeed(blogFeedInfo('atom', locale), items), { declaration: true });
  const tags = new Map(posts.flatMap((post) => post.tags).map((tag) => [tag.key, tag]));
  return [
    [FEEDS.atom.path, withStyleSheet(atom, styles)],
    [FEEDS.json.path, JSON.stringify(jsonFeed(blogFeedInfo('json', locale), items))],
    ...[...tags.values()].map((tag): [string, string] => {
      const tagged = posts.filter((post) => post.tags.some(({ key }) => key === tag.key)).map(feedPostItem);
      const page = tagPath(tagIndexPath('post'), tag.slug);
      const info = feedInfo(locale, feedPath(page), page, tag.label, tag.description);
      const rss = new RSS(rssChannel(info, tagged));
      for (const item of tagged) rss.item(rssItem(item));
      return [feedPath(page), finishedRss(rss.xml(), styles)];
    }),
  ];
}
