import { XMLParser } from 'fast-xml-parser';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/**
 * Rules of RSS 2.0, RFC 4287 (Atom) and JSON Feed 1.1, checked on a feed's text with a parser from another author than
 * the writer.
 */

/** Content and problems of a feed. */
export interface CheckedFeed {
  titles: string[];
  problems: string[];
}

type Xml = Record<string, unknown>;

const LISTS = new Set(['item', 'entry', 'link', 'category', 'author', 'dc:creator', 'atom:link']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  alwaysCreateTextNode: true,
  processEntities: { enabled: true, maxTotalExpansions: 1e9, maxExpandedLength: 1e9 },
  isArray: (name) => LISTS.has(name),
});

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const ABSOLUTE = /^https?:\/\/[^/\s]+(\/[!#-;=?-[\]_a-z~%]*)?$/i;
const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

/** Properties with an address. */
const ADDRESSES = new Set(['href', 'src', 'srcSet', 'poster', 'cite']);
const FORBIDDEN = new Set(['script', 'style', 'button', 'iframe', 'form']);

/** Checks a feed by its file's name. */
export function checkFeed(file: string, text: string): CheckedFeed {
  if (file.endsWith('.json')) return checkJsonFeed(text);
  let xml: Xml;
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- The parser alone accepts a lot; its successor is one more package.
    xml = parser.parse(text, true) as Xml;
  } catch (error) {
    return { titles: [], problems: [`not well-formed: ${String(error)}`] };
  }
  return 'rss' in xml ? checkRss(xml.rss as Xml) : checkAtom(xml.feed as Xml);
}

/** Collects violated rules. */
class Findings {
  readonly problems: string[] = [];
  constructor(private readonly place: string) {}

  check(holds: boolean, rule: string): void {
    if (!holds) this.problems.push(`${this.place}: ${rule}`);
  }

  /** Checks that every address in a piece of HTML is absolute, and that nothing in it runs. */
  html(html: string): void {
    this.check(html !== '', 'has content');
    visit(fromHtml(html, { fragment: true }), 'element', ({ tagName, properties }) => {
      for (const [name, value] of Object.entries(properties)) {
        if (ADDRESSES.has(name))
          this.check(
            /^(https?:\/\/|mailto:|tel:)/.test(String(value)),
            `${name}="${String(value)}" is absolute`,
          );
        this.check(!/^on|^(className|style|id)$/.test(name), `has no ${name}`);
      }
      this.check(!FORBIDDEN.has(tagName), `has no <${tagName}>`);
    });
  }
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : stringOf((value as Xml | undefined)?.['#']);
const listOf = (value: unknown): Xml[] => (value as Xml[] | undefined) ?? [];
const attribute = (value: unknown, name: string): string =>
  stringOf((value as Xml | undefined)?.[`@${name}`]);

function unique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

function checkRss(rss: Xml): CheckedFeed {
  const channel = rss.channel as Xml;
  const items = listOf(channel.item);
  const findings = new Findings('channel');
  findings.check(attribute(rss, 'version') === '2.0', 'version is 2.0');
  for (const name of ['title', 'description']) findings.check(textOf(channel[name]) !== '', `has ${name}`);
  findings.check(ABSOLUTE.test(textOf(listOf(channel.link)[0])), 'link is absolute');
  findings.check(LANGUAGE.test(textOf(channel.language)), 'language is a language');
  findings.check(RFC_822.test(textOf(channel.lastBuildDate)), 'lastBuildDate is an RFC 822 date');
  const [self] = listOf(channel['atom:link']);
  findings.check(
    attribute(self, 'rel') === 'self' && ABSOLUTE.test(attribute(self, 'href')),
    'knows its address',
  );
  findings.check(unique(items.map(({ guid }) => textOf(guid))), 'guids are unique');
  const problems = items.flatMap((item) => {
    const inItem = new Findings(textOf(item.title));
    inItem.check(textOf(item.title) !== '', 'has a title');
    inItem.check(ABSOLUTE.test(textOf(listOf(item.link)[0])), 'link is absolute');
    inItem.check(attribute(item.guid, 'isPermaLink') === 'true', 'guid is the permalink');
    inItem.check(textOf(item.guid) === textOf(listOf(item.link)[0]), 'guid is the link');
    inItem.check(RFC_822.test(textOf(item.pubDate)), 'pubDate is an RFC 822 date');
    // RSS requires an e-mail address in `author`; names belong in `dc:creator`.
    inItem.check(item.author === undefined, 'has no author element');
    inItem.html(textOf(item['content:encoded']));
    return inItem.problems;
  });
  return { titles: items.map(({ title }) => textOf(title)), problems: [...findings.problems, ...problems] };
}

function checkAtom(feed: Xml): CheckedFeed {
  const entries = listOf(feed.entry);
  const findings = new Findings('feed');
  findings.check(attribute(feed, 'xmlns') === 'http://www.w3.org/2005/Atom', 'is Atom');
  findings.check(ABSOLUTE.test(textOf(feed.id)), 'id is an IRI');
  findings.check(textOf(feed.title) !== '', 'has a title');
  findings.check(RFC_3339.test(textOf(feed.updated)), 'updated is an RFC 3339 date');
  findings.check(listOf(feed.author).length > 0, 'has an author');
  const links = listOf(feed.link).map((link) => attribute(link, 'rel'));
  findings.check(links.filter((rel) => rel === 'self').length === 1, 'has one link to itself');
  findings.check(unique(entries.map(({ id }) => textOf(id))), 'ids are unique');
  const problems = entries.flatMap((entry) => {
    const inEntry = new Findings(textOf(entry.title));
    inEntry.check(ABSOLUTE.test(textOf(entry.id)), 'id is an IRI');
    inEntry.check(textOf(entry.title) !== '', 'has a title');
    for (const name of ['updated', 'published'])
      inEntry.check(RFC_3339.test(textOf(entry[name])), `${name} is an RFC 3339 date`);
    const alternates = listOf(entry.link).filter((link) => attribute(link, 'rel') === 'alternate');
    inEntry.check(
      alternates.length === 1 && ABSOLUTE.test(attribute(alternates[0], 'href')),
      'has one absolute alternate',
    );
    for (const author of listOf(entry.author)) {
      inEntry.check(textOf(author.name) !== '', 'authors have names');
      inEntry.check(author.uri === undefined || ABSOLUTE.test(textOf(author.uri)), 'uris are absolute');
    }
    for (const category of listOf(entry.category))
      inEntry.check(attribute(category, 'term') !== '', 'categories have terms');
    inEntry.check(attribute(entry.content, 'type') === 'html', 'content is HTML');
    inEntry.html(textOf(entry.content));
    return inEntry.problems;
  });
  return {
    titles: entries.map(({ title }) => textOf(title)),
    problems: [...findings.problems, ...problems],
  };
}

function checkJsonFeed(text: string): CheckedFeed {
  const feed = JSON.parse(text) as Record<string, unknown> & { items: Record<string, unknown>[] };
  const findings = new Findings('feed');
  findings.check(feed.version === 'https://jsonfeed.org/version/1.1', 'is JSON Feed 1.1');
  findings.check(typeof feed.title === 'string' && feed.title !== '', 'has a title');
  for (const name of ['home_page_url', 'feed_url', 'favicon'])
    findings.check(ABSOLUTE.test(String(feed[name])), `${name} is absolute`);
  findings.check(LANGUAGE.test(String(feed.language)), 'language is a language');
  findings.check(Array.isArray(feed.authors) && !('author' in feed), 'authors are a list');
  findings.check(unique(feed.items.map(({ id }) => String(id))), 'ids are unique');
  const problems = feed.items.flatMap((item) => {
    const inItem = new Findings(String(item.title));
    inItem.check(typeof item.id === 'string' && item.id !== '', 'id is a text');
    inItem.check(ABSOLUTE.test(String(item.url)), 'url is absolute');
    inItem.check(RFC_3339.test(String(item.date_published)), 'date_published is an RFC 3339 date');
    inItem.check(
      item.date_modified === undefined || RFC_3339.test(item.date_modified as string),
      'date_modified is an RFC 3339 date',
    );
    inItem.check(Array.isArray(item.tags), 'tags are a list');
    for (const author of (item.authors ?? []) as Record<string, unknown>[])
      inItem.check(typeof author.name === 'string', 'authors have names');
    inItem.html(String(item.content_html));
    return inItem.problems;
  });
  return {
    titles: feed.items.map(({ title }) => String(title)),
    problems: [...findings.problems, ...problems],
  };
}
