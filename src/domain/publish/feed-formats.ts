import type RSS from 'rss';
import type { XmlObject } from 'xml';
import {
  lastChange,
  xmlText,
  type FeedAuthor,
  type FeedDates,
  type FeedInfo,
  type FeedItem,
} from './feed-item';

/*
 * The content of each feed format, as data: `xml` (used by gatsby-plugin-feed's `rss`) writes and escapes it. Libraries
 * for Atom and JSON Feed were tried, and their output is invalid: `feed` 6.0 does not escape `<` in attributes, has no
 * languages and only writes JSON Feed 1; feedsmith 3.0 puts white space into identifiers with `&`, and omits the list
 * of items from an empty JSON feed.
 */

/** RSS 2.0: metadata of the channel. Its date is that of its last change; {@link finishedRss} makes it the build's too. */
export const rssChannel = (info: FeedInfo, items: readonly FeedDates[]): RSS.FeedOptions => ({
  title: xmlText(info.title),
  description: xmlText(info.description),
  site_url: info.homeUrl,
  feed_url: info.feedUrl,
  language: info.lang,
  copyright: xmlText(info.copyright),
  generator: 'gatsby-plugin-feed',
  docs: 'https://www.rssboard.org/rss-specification',
  pubDate: lastChange(items),
});

/** RSS 2.0: an item with its whole text in `content:encoded`, and every author in a `dc:creator` (`rss` writes one). */
export const rssItem = (item: FeedItem): RSS.ItemOptions => ({
  title: item.title,
  url: item.url,
  date: item.published,
  description: item.summary,
  categories: item.tags,
  custom_elements: [
    ...(item.updated === null ? [] : [{ 'atom:updated': item.updated }]),
    ...item.authors.map(({ name }) => ({ 'dc:creator': name })),
    { 'dc:language': item.lang },
    { 'content:encoded': { _cdata: item.html } },
  ],
});

/** Atom 1.0 (RFC 4287). */
export const atomFeed = (info: FeedInfo, items: readonly FeedItem[]): { feed: XmlObject[] } => ({
  feed: [
    { _attr: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': info.lang } },
    { id: info.homeUrl },
    { title: xmlText(info.title) },
    { subtitle: xmlText(info.description) },
    { updated: lastChange(items) },
    { link: { _attr: { rel: 'self', type: 'application/atom+xml', href: info.feedUrl } } },
    { link: { _attr: { rel: 'alternate', type: 'text/html', href: info.homeUrl } } },
    { author: [{ name: xmlText(info.author) }] },
    { icon: info.favicon },
    { rights: xmlText(info.copyright) },
    ...items.map(atomEntry),
  ],
});

const atomEntry = ({ url, lang, ...item }: FeedItem): XmlObject => ({
  entry: [
    { _attr: { 'xml:lang': lang } },
    { id: url },
    { title: item.title },
    { link: { _attr: { rel: 'alternate', type: 'text/html', hreflang: lang, href: url } } },
    { published: item.published },
    { updated: item.updated ?? item.published },
    ...item.authors.map(atomPerson),
    ...item.tags.map((label) => ({ category: { _attr: { term: label } } })),
    { summary: item.summary },
    { content: { _attr: { type: 'html' }, _cdata: item.html } },
  ],
});

function atomPerson({ name, url, email }: FeedAuthor): XmlObject {
  const author: XmlObject[] = [{ name }];
  if (url !== null) author.push({ uri: url });
  if (email !== null) author.push({ email });
  return { author };
}

/** JSON Feed 1.1. */
export const jsonFeed = (info: FeedInfo, items: readonly FeedItem[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: info.title,
  home_page_url: info.homeUrl,
  feed_url: info.feedUrl,
  description: info.description,
  favicon: info.favicon,
  language: info.lang,
  authors: [{ name: info.author }],
  items: items.map((item) => ({
    id: item.url,
    url: item.url,
    title: item.title,
    content_html: item.html,
    summary: item.summary,
    date_published: item.published,
    ...(item.updated === null ? {} : { date_modified: item.updated }),
    ...(item.authors.length === 0 ? {} : { authors: item.authors.map(jsonAuthor) }),
    tags: item.tags,
    language: item.lang,
  })),
});

const jsonAuthor = ({ name, url, avatar }: FeedAuthor) => ({
  name,
  ...(url === null ? {} : { url }),
  ...(avatar === null ? {} : { avatar }),
});
