import type { Locale, LocaleTable } from '../routing/locale';
import { localeDefinition } from '../routing/locale';
import { encodeAddress } from '../routing/absolute-address';

/** Someone who wrote an item. */
export interface FeedAuthor {
  name: string;
  /** Absolute address of a page about the author. */
  url: string | null;
  email: string | null;
  /** Absolute address of a portrait. */
  avatar: string | null;
}

/** An item as every format shows it: addresses are absolute and encoded, texts hold only what XML allows. */
export interface FeedItem {
  title: string;
  /** Address of the page; also the item's identity. */
  url: string;
  /** RFC 3339 date-time in UTC. */
  published: string;
  /** Last change, RFC 3339; null when it is not known. */
  updated: string | null;
  /** Whole text as HTML that stands on its own. */
  html: string;
  summary: string;
  /** Labels. */
  tags: string[];
  authors: FeedAuthor[];
  /** BCP 47 tag of the text. */
  lang: string;
}

/** When an item appeared and changed. */
export type FeedDates = Pick<FeedItem, 'published' | 'updated'>;

/** What a feed says about itself; addresses are absolute and encoded. */
export interface FeedInfo {
  title: string;
  description: string;
  /** The page whose news the feed carries. */
  homeUrl: string;
  feedUrl: string;
  lang: string;
  copyright: string;
  /** Who stands for items without authors. */
  author: string;
  favicon: string;
}

/** A post as the data layer gives it to feeds. */
export interface FeedPost {
  title: string;
  permalink: string;
  description: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  lastUpdatedAt: string | null;
  contentLocale: Locale;
  feedHtml: string;
  tags: { label: string }[];
  authors: {
    name: string;
    permalink: string | null;
    url: string | null;
    imageURL: string | null;
    socials: { url: string }[];
  }[];
}

/** A release as the data layer gives it to feeds. */
export interface FeedRelease {
  title: string;
  version: string;
  /** Id of the entry on its page. */
  anchor: string;
  date: string;
  notes: string[];
}

/** Where and in which languages the site is published. */
export interface FeedSite {
  /** Origin without a slash at its end. */
  url: string;
  i18n: LocaleTable;
}

/** The only way from a post to an item, whatever the format. */
export function postItem(post: FeedPost, site: FeedSite): FeedItem {
  return {
    title: xmlText(post.title),
    url: absoluteUrl(post.permalink, site),
    ...postDates(post),
    html: xmlText(post.feedHtml),
    summary: xmlText(post.description),
    tags: post.tags.map(({ label }) => xmlText(label)),
    authors: post.authors.map((author) => feedAuthor(author, site)),
    lang: localeDefinition(site.i18n, post.contentLocale).htmlLang,
  };
}

/** When a post appeared and changed. */
export const postDates = ({ date, lastUpdatedAt }: Pick<FeedPost, 'date' | 'lastUpdatedAt'>): FeedDates => ({
  published: dateTime(date),
  updated: lastUpdatedAt === null ? null : dateTime(lastUpdatedAt),
});

/**
 * A release as an item.
 * @param pageUrl Absolute address of the update log.
 * @param kind Label of the kind of change.
 * @param html Its notes as HTML.
 */
export function releaseItem(
  release: FeedRelease,
  { pageUrl, kind, html, lang }: { pageUrl: string; kind: string; html: string; lang: string },
): FeedItem {
  return {
    title: xmlText(`${release.version} ${release.title}`),
    url: encodeAddress(`${pageUrl}#${release.anchor}`),
    ...postDates({ date: release.date, lastUpdatedAt: null }),
    html: xmlText(html),
    summary: xmlText(release.notes.join(' ')),
    tags: [kind],
    authors: [],
    lang,
  };
}

function feedAuthor(
  { name, permalink, url, imageURL, socials }: FeedPost['authors'][number],
  site: FeedSite,
): FeedAuthor {
  const page = permalink ?? (url?.startsWith('mailto:') ? null : url);
  const email = [url, ...socials.map((social) => social.url)].find((address) =>
    address?.startsWith('mailto:'),
  );
  return {
    name: xmlText(name),
    url: page === null ? null : absoluteUrl(page, site),
    email: email?.slice('mailto:'.length) ?? null,
    avatar: imageURL === null ? null : absoluteUrl(imageURL, site),
  };
}

/** When anything in a feed changed last; the epoch for an empty feed, which formats without an empty date need. */
export const lastChange = (items: readonly FeedDates[]): string =>
  items.reduce((latest, { published, updated }) => {
    const changed = updated ?? published;
    return changed > latest ? changed : latest;
  }, new Date(0).toISOString());

/** A root-relative address with the site's origin; others stay. */
const absoluteUrl = (address: string, { url }: FeedSite): string =>
  encodeAddress(address.startsWith('/') ? url + address : address);

/** RFC 3339 date-time in UTC. */
const dateTime = (date: string): string => new Date(date).toISOString();

/** What no XML document may hold: control characters, two code points that are none, halves of surrogate pairs. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text without the characters that XML 1.0 forbids. `rss` and `xml` write them as they are. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '');
