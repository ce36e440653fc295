import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { listFiles } from '../../src/gatsby/content/content-files';

/** Rules of RSS 2.0, Atom and JSON Feed 1.1, checked with a parser from another author than the writer. */

type Fields = Record<string, unknown>;

/** What every format says of the feed and of an entry, each with whether it holds. */
interface Facts {
  name: string;
  id: string;
  html?: string;
  rules: Record<string, boolean>;
}

const LISTS = new Set(['item', 'entry', 'link', 'author', 'category', 'atom:link']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  trimValues: false,
  alwaysCreateTextNode: true,
  processEntities: { enabled: true, maxTotalExpansions: 1e9, maxExpandedLength: 1e9 },
  isArray: (name) => LISTS.has(name),
});

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const ABSOLUTE = /^https?:\/\/[^/\s]+(\/[!#-;=?-[\]_a-z~%]*)?$/i;
const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOf = (value: unknown): string => stringOf(value) || stringOf((value as Fields | undefined)?.['#']);
const listOf = (value: unknown): Fields[] => (value as Fields[] | undefined) ?? [];

/** The feeds that are published below a folder, by path. */
export function readFeeds(directory: string): Map<string, string> {
  const folder = path.join(directory, 'public');
  return new Map(
    listFiles(folder)
      .filter((file) => /(^|\/)(rss\.xml|atom\.xml|feed\.json)$/.test(file))
      .map((file) => [`/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/**
 * Checks a feed by its path, but not whether its XML is well-formed: browsers are stricter than the parser.
 * @returns Its entries, and what is wrong.
 */
export function checkFeed(file: string, text: string) {
  const isJson = file.endsWith('.json');
  const { rss, feed } = isJson ? {} : (parser.parse(text) as { rss?: Fields; feed?: Fields });
  const [head, entries] = rss
    ? rssFacts(rss, rss.channel as Fields)
    : feed
      ? atomFacts(feed)
      : jsonFacts(JSON.parse(text) as Fields);
  const ids = new Set(entries.flatMap(({ name, id }) => (name === '' || id === '' ? [] : id)));
  const problems = [
    ...(ids.size === entries.length ? [] : [`${head.id}: entries have titles and ids of their own`]),
    ...(head.id.endsWith(file) ? [] : [`${head.id}: is the feed's address`]),
    ...[head, ...entries].flatMap(({ name, html, rules }) =>
      [
        ...Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule])),
        ...(html === undefined ? [] : htmlProblems(html)),
      ].map((problem) => `${name}: ${problem}`),
    ),
  ];
  return { entries: entries.map(({ name: title, id, html }) => ({ title, id, html })), problems };
}

function rssFacts(rss: Fields, channel: Fields): [Facts, Facts[]] {
  const [self] = listOf(channel['atom:link']);
  const head = {
    'version is 2.0': rss['@version'] === '2.0',
    'has title and description': textOf(channel.title) !== '' && textOf(channel.description) !== '',
    'link is absolute': ABSOLUTE.test(textOf(listOf(channel.link)[0])),
    'language is a language': LANGUAGE.test(textOf(channel.language)),
    'lastBuildDate is an RFC 822 date': RFC_822.test(textOf(channel.lastBuildDate)),
    'knows its address': self?.['@rel'] === 'self' && ABSOLUTE.test(stringOf(self['@href'])),
  };
  const items = listOf(channel.item).map((item) => ({
    name: textOf(item.title),
    id: textOf(item.guid),
    html: textOf(item['content:encoded']),
    rules: {
      'link is absolute': ABSOLUTE.test(textOf(listOf(item.link)[0])),
      'guid is the permalink':
        (item.guid as Fields)['@isPermaLink'] === 'true' &&
        textOf(item.guid) === textOf(listOf(item.link)[0]),
      'pubDate is an RFC 822 date': RFC_822.test(textOf(item.pubDate)),
      // RSS requires an e-mail address in `author`; names belong in `dc:creator`.
      'has no author element': item.author === undefined,
    },
  }));
  return [{ name: 'channel', id: stringOf(self?.['@href']), rules: head }, items];
}

function atomFacts(feed: Fields): [Facts, Facts[]] {
  const rels = (of: Fields, rel: string) => listOf(of.link).filter((link) => link['@rel'] === rel);
  const head = {
    'is Atom': feed['@xmlns'] === 'http://www.w3.org/2005/Atom',
    'id is an IRI': ABSOLUTE.test(textOf(feed.id)),
    'has title and author': textOf(feed.title) !== '' && listOf(feed.author).length > 0,
    'updated is an RFC 3339 date': RFC_3339.test(textOf(feed.updated)),
    'has one link to itself': rels(feed, 'self').length === 1,
  };
  const entries = listOf(feed.entry).map((entry) => ({
    name: textOf(entry.title),
    id: textOf(entry.id),
    html: textOf(entry.content),
    rules: {
      'id is an IRI': ABSOLUTE.test(textOf(entry.id)),
      'has RFC 3339 dates': [entry.updated, entry.published].every((date) => RFC_3339.test(textOf(date))),
      'has one absolute alternate':
        rels(entry, 'alternate').length === 1 &&
        ABSOLUTE.test(stringOf(rels(entry, 'alternate')[0]?.['@href'])),
      'authors have names': listOf(entry.author).every(({ name }) => textOf(name) !== ''),
      'their addresses are absolute': listOf(entry.author).every(
        ({ uri }) => uri === undefined || ABSOLUTE.test(textOf(uri)),
      ),
      'categories have terms': listOf(entry.category).every((category) => category['@term']),
      'content is HTML': (entry.content as Fields | undefined)?.['@type'] === 'html',
    },
  }));
  return [{ name: 'feed', id: stringOf(rels(feed, 'self')[0]?.['@href']), rules: head }, entries];
}

function jsonFacts(feed: Fields): [Facts, Facts[]] {
  const head = {
    'is JSON Feed 1.1': feed.version === 'https://jsonfeed.org/version/1.1',
    'has a title': stringOf(feed.title) !== '',
    'addresses are absolute': [feed.home_page_url, feed.feed_url, feed.favicon].every((address) =>
      ABSOLUTE.test(stringOf(address)),
    ),
    'language is a language': LANGUAGE.test(stringOf(feed.language)),
    'authors are a list': Array.isArray(feed.authors) && !('author' in feed),
  };
  const items = listOf(feed.items).map((item) => ({
    name: stringOf(item.title),
    id: stringOf(item.id),
    html: stringOf(item.content_html),
    rules: {
      'url is absolute': ABSOLUTE.test(stringOf(item.url)),
      'has RFC 3339 dates': [item.date_published, item.date_modified ?? item.date_published].every((date) =>
        RFC_3339.test(stringOf(date)),
      ),
      'tags are a list': Array.isArray(item.tags),
      'authors have names': listOf(item.authors).every(({ name }) => stringOf(name) !== ''),
    },
  }));
  return [{ name: 'feed', id: stringOf(feed.feed_url), rules: head }, items];
}

/** Properties with an address. */
const ADDRESSES = new Set(['href', 'src', 'srcSet', 'poster', 'cite']);

/** Whether there is content, every address is absolute, and nothing in it runs. */
function htmlProblems(html: string): string[] {
  const problems = html === '' ? ['has content'] : [];
  visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (ADDRESSES.has(name) && !/^(https?:\/\/|mailto:|tel:)/.test(String(value)))
        problems.push(`${name}="${String(value)}" is absolute`);
      if (/^on|^(className|style|id)$/.test(name)) problems.push(`has no ${name}`);
    }
    if (/^(script|style|button|iframe|form)$/.test(tagName)) problems.push(`has no <${tagName}>`);
  });
  return problems;
}
