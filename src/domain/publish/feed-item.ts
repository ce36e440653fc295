import { escapeText } from '../basics/escape-html';
import type { Locale, LocaleTable } from '../routing/locale';
import { localeDefinition } from '../routing/locale';
import { encodeAddress } from '../routing/absolute-address';
import { publishedAt } from './json-ld';

/** An author of an item. */
export interface FeedAuthor {
  name: string;
  /** Absolute address of a page about the author. */
  url: string | null;
  email: string | null;
  /** Absolute address of a portrait. */
  avatar: string | null;
}

/** An item for every format: addresses are absolute and encoded, texts contain only what XML allows. */
export interface FeedItem {
  title: string;
  /** Address of the page, which is also the item's identity. */
  url: string;
  /** RFC 3339 date-time in UTC. */
  published: string;
  /** Last change, RFC 3339; null if unknown. */
  updated: string | null;
  /** Whole text as self-contained HTML. */
  html: string;
  summary: string;
  tags: string[];
  authors: FeedAuthor[];
  lang: string;
}

/** When an item was published and changed. */
export type FeedDates = Pick<FeedItem, 'published' | 'updated'>;

/** Metadata of a feed; addresses are absolute and encoded. */
export interface FeedInfo {
  title: string;
  description: string;
  /** The page whose news the feed contains. */
  homeUrl: string;
  feedUrl: string;
  lang: string;
  copyright: string;
  /** Author of items without one. */
  author: string;
  favicon: string;
}

/** A post in the form in which the data layer passes it to feeds. */
export interface FeedPost {
  title: string;
  permalink: string;
  description: string;
  date: string;
  /** Time of that day; empty if unknown. */
  time: string;
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

/** A release in the form in which the data layer passes it to feeds. */
export interface FeedRelease {
  title: string;
  version: string;
  anchor: string;
  date: string;
  notes: string[];
}

interface FeedSite {
  url: string;
  i18n: LocaleTable;
}

/** Maps a post to an item, for every format. */
export function postItem(post: FeedPost, site: FeedSite): FeedItem {
  return {
    title: xmlText(post.title),
    url: absoluteUrl(post.permalink, site),
    published: dateTime(publishedAt(post)),
    updated: post.lastUpdatedAt && dateTime(post.lastUpdatedAt),
    html: xmlText(post.feedHtml),
    summary: xmlText(post.description),
    tags: post.tags.map(({ label }) => xmlText(label)),
    authors: post.authors.map((author) => feedAuthor(author, site)),
    lang: localeDefinition(site.i18n, post.contentLocale).htmlLang,
  };
}

/** A release as an item; `pageUrl` is that of the update log, `kind` the label of the kind of change. */
export function releaseItem(
  release: FeedRelease,
  { pageUrl, kind, lang }: { pageUrl: string; kind: string; lang: string },
): FeedItem {
  return {
    title: xmlText(`${release.version} ${release.title}`),
    url: encodeAddress(`${pageUrl}#${release.anchor}`),
    published: dateTime(release.date),
    updated: null,
    html: xmlText(`<ul>${release.notes.map((note) => `<li>${escapeText(note)}</li>`).join('')}</ul>`),
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

/** When anything in a feed was last changed; the epoch for an empty feed, because some formats require a date. */
export const lastChange = (items: readonly FeedDates[]): string =>
  items.reduce((latest, { published, updated }) => {
    const changed = updated ?? published;
    return changed > latest ? changed : latest;
  }, new Date(0).toISOString());

const absoluteUrl = (address: string, { url }: FeedSite): string =>
  encodeAddress(address.startsWith('/') ? url + address : address);

const dateTime = (date: string): string => new Date(date).toISOString();

/** Characters that XML forbids: control characters, two noncharacters, and halves of surrogate pairs. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without the characters that XML 1.0 forbids, which `rss` and `xml` do not remove. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '');
