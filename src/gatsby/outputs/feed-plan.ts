import type { Node } from 'gatsby';
import { listed } from '../../domain/blog/lists';
import { versionFor, type Post } from '../../domain/content/documents';
import type { Reference, SocialLink } from '../../domain/content/model';
import type { SiteContent } from '../../domain/site/site-content';
import type { FeedAuthor, FeedEntry, FeedInfo } from '../../domain/publish/feeds';
import { type Locale, localeCodes, localeDefinition, localizePath } from '../../domain/routing/locale';
import { hasBlog } from '../../domain/site/page-plan';
import {
  blogListPath,
  FEEDS,
  tagFeedPath,
  tagPath,
  withBase,
  type FeedFormat,
} from '../../domain/routing/paths';
import { allMessages } from '../../i18n/all-messages';
import { site } from '../../site/config';
import { imageFile, isPicture } from '../content/check-images';
import { documentNodeId } from '../nodes/node-ids';
import { fileDigest } from '../content/published-files';

/*
 * Why not gatsby-plugin-feed: it writes RSS only; its RSS always holds the time of the build (`lastBuildDate`), so that
 * every deployment changes every feed for every reader; its list of feeds is fixed when the configuration is read,
 * before the tags are known; and each feed of it would query and convert the whole texts again.
 */

/** What a post's node tells its feeds. */
interface PostNode {
  title: string;
  permalink: string;
  description: string;
  date: string;
  lastUpdatedAt: string | null;
  contentLocale: Locale;
  digest: string;
  file: string;
  hrefs: string[];
  references: Reference[];
  /** Ids of nodes. */
  tags: string[];
  authors: string[];
}

interface TagNode {
  key: string;
  label: string;
  description: string | null;
}

interface AuthorNode {
  name: string;
  permalink: string | null;
  url: string | null;
  imageURL: string | null;
  socials: SocialLink[];
}

/** All that decides what the text of a post is in feeds. */
export interface FeedText {
  /** Of the compiled document. */
  digest: string;
  /** Its file, below the content root. */
  file: string;
  /** Encoded address of the post's page. */
  url: string;
  locale: Locale;
  hrefs: string[];
  /** Digests of the files of its pictures. */
  pictures: (string | null)[];
  references: Reference[];
  /** What stands above the references. */
  referencesTitle: string;
}

/** A post as feeds show it, before its text is known. */
export interface PlannedEntry {
  entry: Omit<FeedEntry, 'html'>;
  text: FeedText;
}

/** A feed that is to be written. */
export interface PlannedFeed {
  /** Below the published folder. */
  file: string;
  format: FeedFormat;
  info: FeedInfo;
  /** Which of the entries it holds, in order. */
  entries: number[];
}

/** The feeds of a language: plain data, which a thread can be given. */
export interface FeedPlan {
  /** Newest first. */
  entries: PlannedEntry[];
  feeds: PlannedFeed[];
}

/** What feeds are planned from. */
export interface FeedSources {
  content: SiteContent;
  /** A node of the data layer by its id. */
  getNode: (id: string) => Pick<Node, 'id'> | undefined;
  /** Absolute path of the content root. */
  root: string;
  /** Absolute path of the repository. */
  directory: string;
}

/** Plans the feeds of every language: of all listed posts in each format, and of each tag. */
export const planFeeds = (sources: FeedSources): FeedPlan[] =>
  localeCodes(site.i18n).map((locale) => plannedFeeds(locale, sources));

function plannedFeeds(locale: Locale, sources: FeedSources): FeedPlan {
  const { content, getNode } = sources;
  const entries: PlannedEntry[] = [];
  const byTag = new Map<string, { tag: TagNode; tagged: number[] }>();
  for (const [at, post] of listed(content.index.posts).entries()) {
    const node = getNode(documentNodeId(post, locale)) as unknown as PostNode;
    const tags = node.tags.map((id) => getNode(id) as unknown as TagNode);
    const authors = node.authors.map((id) => getNode(id) as unknown as AuthorNode);
    entries.push({ entry: toEntry(node, tags, authors), text: textOf(post, node, locale, sources) });
    for (const tag of tags) {
      const known = byTag.get(tag.key);
      if (!known) byTag.set(tag.key, { tag, tagged: [at] });
      else if (known.tagged.at(-1) !== at) known.tagged.push(at);
    }
  }
  const all = [...entries.keys()].slice(0, site.blog.feedLimit ?? undefined);
  const fileOf = (neutral: string): string => localizePath(neutral, locale, site.i18n).slice(1);
  const formats = hasBlog(content.index) ? FEEDS : [];
  const feeds = formats.map(({ format, path }): PlannedFeed => ({
    file: fileOf(path),
    format,
    info: feedInfo(locale, path, blogListPath(1), allMessages[locale].lists.title, null),
    entries: all,
  }));
  for (const { key, slug } of content.index.tags.post.values()) {
    const known = byTag.get(key);
    if (!known) continue;
    const { tag, tagged } = known;
    const path = tagFeedPath(slug);
    const info = feedInfo(locale, path, tagPath('post', slug), tag.label, tag.description);
    feeds.push({ file: fileOf(path), format: 'rss', info, entries: tagged });
  }
  return { entries, feeds };
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
    lang: localeDefinition(site.i18n, locale).htmlLang,
    copyright: site.footer.copyright[locale],
    author: site.title[locale],
    favicon: absoluteUrl(withBase(site.favicon, site.baseUrl)),
  };
}

function toEntry(
  node: PostNode,
  tags: readonly TagNode[],
  authors: readonly AuthorNode[],
): PlannedEntry['entry'] {
  return {
    title: node.title,
    url: absoluteUrl(node.permalink),
    date: node.date,
    updated: node.lastUpdatedAt,
    summary: node.description,
    tags: tags.map(({ label }) => label),
    authors: authors.map(toAuthor),
    lang: localeDefinition(site.i18n, node.contentLocale).htmlLang,
  };
}

function textOf(post: Post, node: PostNode, locale: Locale, { root, directory }: FeedSources): FeedText {
  const { digest, file, permalink, hrefs, references } = node;
  const { images } = versionFor(post, locale).compiled;
  const pictures = images.map(({ src }) => {
    const picture = imageFile(src, file, root, directory);
    return isPicture(picture) ? fileDigest(picture) : null;
  });
  return {
    digest,
    file,
    url: encodeURI(absoluteUrl(permalink)),
    locale,
    hrefs,
    pictures,
    references,
    referencesTitle: allMessages[locale].article.references,
  };
}

function toAuthor({ name, permalink, url, imageURL, socials }: AuthorNode): FeedAuthor {
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
