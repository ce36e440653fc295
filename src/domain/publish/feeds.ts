import type { FeedFormat } from '../routing/paths';
import { encodeAddress } from '../routing/absolute-address';

/** Someone who wrote an entry. */
export interface FeedAuthor {
  name: string;
  /** Absolute address of a page about the author. */
  url: string | null;
  email: string | null;
  /** Absolute address of a portrait. */
  avatar: string | null;
}

/** A post in a feed. */
export interface FeedEntry {
  title: string;
  /** Absolute address; also the entry's identity. */
  url: string;
  /** `YYYY-MM-DD` or ISO 8601 date-time, UTC. */
  date: string;
  /** Last change, or null when it is not known. */
  updated: string | null;
  /** Whole text as clean HTML with absolute addresses. */
  html: string;
  summary: string;
  /** Labels. */
  tags: string[];
  authors: FeedAuthor[];
  /** BCP 47 tag of the text. */
  lang: string;
}

/** What a feed says about itself; addresses are absolute. */
export interface FeedInfo {
  title: string;
  description: string;
  /** The page whose news the feed carries. */
  homeUrl: string;
  feedUrl: string;
  lang: string;
  copyright: string;
  /** Who stands for entries without authors. */
  author: string;
  favicon: string;
}

/** What stands around the entries of a feed, so that they can be written one after the other. */
export interface FeedFrame {
  head: string;
  /** Between two entries. */
  separator: string;
  tail: string;
}

/** What the frame of a feed depends on. */
type Dates = Pick<FeedEntry, 'date' | 'updated'>;

const FORMATS: Record<
  FeedFormat,
  { frame: (info: FeedInfo, entries: readonly Dates[]) => FeedFrame; entry: (entry: FeedEntry) => string }
> = {
  rss: { frame: rssFrame, entry: rssItem },
  atom: { frame: atomFrame, entry: atomEntry },
  json: { frame: jsonFrame, entry: jsonItem },
};

/** What stands around the entries of a feed. Nothing in it is the time of the build. */
export const feedFrame = (format: FeedFormat, info: FeedInfo, entries: readonly Dates[]): FeedFrame =>
  FORMATS[format].frame(info, entries);

/** An entry as it stands in every feed of a format. */
export const feedEntry = (format: FeedFormat, entry: FeedEntry): string => FORMATS[format].entry(entry);

/** A feed as text. The same entries always give the same text. */
export function feedText(format: FeedFormat, info: FeedInfo, entries: readonly FeedEntry[]): string {
  const { head, separator, tail } = feedFrame(format, info, entries);
  return head + entries.map((entry) => feedEntry(format, entry)).join(separator) + tail;
}

function rssItem(entry: FeedEntry): string {
  return tag('item', {}, [
    tag('title', {}, entry.title),
    tag('link', {}, encodeAddress(entry.url)),
    tag('guid', { isPermaLink: 'true' }, encodeAddress(entry.url)),
    tag('pubDate', {}, new Date(entry.date).toUTCString()),
    ...(entry.updated === null ? [] : [tag('atom:updated', {}, dateTime(entry.updated))]),
    ...entry.authors.map(({ name }) => tag('dc:creator', {}, name)),
    tag('dc:language', {}, entry.lang),
    ...entry.tags.map((label) => tag('category', {}, label)),
    tag('description', {}, entry.summary),
    tag('content:encoded', {}, entry.html),
  ]);
}

/** RSS 2.0 with the whole text in `content:encoded`. */
function rssFrame(info: FeedInfo, entries: readonly Dates[]): FeedFrame {
  const newest = lastChange(entries);
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  return frameOf(
    tag('rss', { version: '2.0', ...namespaces }, [
      tag('channel', {}, [
        tag('title', {}, info.title),
        tag('link', {}, encodeAddress(info.homeUrl)),
        tag('description', {}, info.description),
        tag('language', {}, info.lang),
        tag('copyright', {}, info.copyright),
        ...(newest === null ? [] : [tag('lastBuildDate', {}, new Date(newest).toUTCString())]),
        tag('docs', {}, 'https://www.rssboard.org/rss-specification'),
        tag('atom:link', { href: encodeAddress(info.feedUrl), rel: 'self', type: 'application/rss+xml' }),
        ...placeOf(entries),
      ]),
    ]),
  );
}

/** Atom 1.0 (RFC 4287). */
function atomFrame(info: FeedInfo, entries: readonly Dates[]): FeedFrame {
  return frameOf(
    tag('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': info.lang }, [
      tag('id', {}, encodeAddress(info.homeUrl)),
      tag('title', {}, info.title),
      tag('subtitle', {}, info.description),
      tag('updated', {}, lastChange(entries) ?? '1970-01-01T00:00:00.000Z'),
      tag('link', { rel: 'self', type: 'application/atom+xml', href: encodeAddress(info.feedUrl) }),
      tag('link', { rel: 'alternate', type: 'text/html', href: encodeAddress(info.homeUrl) }),
      tag('author', {}, [tag('name', {}, info.author)]),
      tag('icon', {}, encodeAddress(info.favicon)),
      tag('rights', {}, info.copyright),
      ...placeOf(entries),
    ]),
  );
}

function atomEntry(entry: FeedEntry): string {
  const url = encodeAddress(entry.url);
  return tag('entry', { 'xml:lang': entry.lang }, [
    tag('id', {}, url),
    tag('title', {}, entry.title),
    tag('link', { rel: 'alternate', type: 'text/html', hreflang: entry.lang, href: url }),
    tag('published', {}, dateTime(entry.date)),
    tag('updated', {}, dateTime(entry.updated ?? entry.date)),
    ...entry.authors.map(({ name, url: uri, email }) =>
      tag('author', {}, [
        tag('name', {}, name),
        ...(uri === null ? [] : [tag('uri', {}, encodeAddress(uri))]),
        ...(email === null ? [] : [tag('email', {}, email)]),
      ]),
    ),
    ...entry.tags.map((label) => tag('category', { term: label })),
    tag('summary', {}, entry.summary),
    tag('content', { type: 'html' }, entry.html),
  ]);
}

/** JSON Feed 1.1. */
function jsonFrame(info: FeedInfo): FeedFrame {
  const head = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: info.title,
    home_page_url: encodeAddress(info.homeUrl),
    feed_url: encodeAddress(info.feedUrl),
    description: info.description,
    favicon: encodeAddress(info.favicon),
    language: info.lang,
    authors: [{ name: info.author }],
  });
  return { head: `${head.slice(0, -1)},"items":[`, separator: ',', tail: ']}\n' };
}

function jsonItem(entry: FeedEntry): string {
  return JSON.stringify({
    id: encodeAddress(entry.url),
    url: encodeAddress(entry.url),
    title: entry.title,
    content_html: entry.html,
    summary: entry.summary,
    date_published: dateTime(entry.date),
    ...(entry.updated === null ? {} : { date_modified: dateTime(entry.updated) }),
    ...(entry.authors.length === 0 ? {} : { authors: entry.authors.map(jsonAuthor) }),
    tags: entry.tags,
    language: entry.lang,
  });
}

const jsonAuthor = ({ name, url, avatar }: FeedAuthor) => ({
  name,
  ...(url === null ? {} : { url: encodeAddress(url) }),
  ...(avatar === null ? {} : { avatar: encodeAddress(avatar) }),
});

/** RFC 3339 date-time in UTC. */
const dateTime = (date: string): string => new Date(date).toISOString();

/** When anything in the feed changed last; null for an empty feed. */
function lastChange(entries: readonly Dates[]): string | null {
  return entries.reduce<string | null>((latest, { date, updated }) => {
    const changed = dateTime(updated ?? date);
    return latest === null || changed > latest ? changed : latest;
  }, null);
}

/** Holds the place of the entries in an XML document, which can have no such character. */
const PLACE = '\0';
const placeOf = (entries: readonly Dates[]): string[] => (entries.length === 0 ? [] : [PLACE]);

function frameOf(root: string): FeedFrame {
  const [head = '', tail = ''] = `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`.split(PLACE);
  return { head, separator: '\n', tail };
}

/** An element of finished children, or of a text that is escaped here. */
function tag(name: string, attributes: Record<string, string>, inside: string | string[] = []): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const body = typeof inside === 'string' ? escapeXml(inside) : inside.join('\n');
  return body === '' ? `<${name}${head.join('')}/>` : `<${name}${head.join('')}>${body}</${name}>`;
}

/** What no XML document may hold: control characters, two code points that are none, halves of surrogate pairs. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as XML 1.0 allows it: characters that no XML document may hold are left out. */
export const escapeXml = (value: string): string =>
  value
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
