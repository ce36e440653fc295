import { own } from '../basics/own';

/** What a built page refers to and offers, read from its HTML as React and hast write it (double-quoted attributes). */

/** Something a page refers to. */
export interface PageReference {
  /** Address as written, character references resolved. */
  address: string;
  kind: 'link' | 'image' | 'resource';
}

/** References and anchors of a page. */
export interface PageScan {
  references: PageReference[];
  /** Values of `id`, and of `name` on links. */
  ids: Set<string>;
  /** The page redirects by itself, so that its anchors say nothing. */
  isRedirect: boolean;
}

/** Attributes that hold an address, per element. */
const ADDRESSES: Record<string, readonly [attribute: string, kind: PageReference['kind']][]> = {
  a: [['href', 'link']],
  area: [['href', 'link']],
  img: [
    ['src', 'image'],
    ['srcset', 'image'],
    ['data-src', 'image'],
    ['data-srcset', 'image'],
  ],
  source: [
    ['src', 'image'],
    ['srcset', 'image'],
    ['data-srcset', 'image'],
  ],
  video: [
    ['src', 'resource'],
    ['poster', 'image'],
  ],
  audio: [['src', 'resource']],
  iframe: [['src', 'resource']],
  script: [['src', 'resource']],
  link: [['href', 'resource']],
};

/** `<link>`s that name pages or identities rather than files the page loads are checked elsewhere. */
const SKIPPED_RELATIONS = new Set(['dns-prefetch', 'preconnect']);

/** What follows the text of a Markdown link or image. */
const TARGET = String.raw`\]\((?:<([^>]*)>|([^\s)]*))(?:\s+"(?:[^"\\]|\\.)*")?\)`;
/** The text itself: signs that are escaped, and nothing that ends it. */
const LABEL = String.raw`(?<!\\)\[(?:[^[\]\\]|\\.)*`;
const MARKDOWN_IMAGE = new RegExp(`!${LABEL}${TARGET}`, 'g');
const MARKDOWN_LINK = new RegExp(`${LABEL}${TARGET}`, 'g');

/** Addresses in a Markdown text as this site writes it: of links, images and its header; not those inside of code. */
export function scanMarkdown(text: string): PageReference[] {
  const [, header = '', body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const prose = body
    .replace(/^([ \t>]*)(`{3,})[^\n]*\n[^]*?\n\1\2`*[ \t]*$/gm, '')
    .replace(/(?<![\\`])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '');
  const references: PageReference[] = [];
  const take = (kind: PageReference['kind'], from: string, pattern: RegExp): string =>
    from.replace(pattern, (_, angled: string | undefined, plain: string | undefined) => {
      references.push({ address: angled ?? plain ?? '', kind });
      return '';
    });
  // A link may hold an image.
  const withoutImages = take('image', prose, MARKDOWN_IMAGE);
  take('link', withoutImages, MARKDOWN_LINK);
  take('link', withoutImages, /<(https?:[^\s>]+)>/g);
  take('link', header, /^(?:url|canonical): "?([^"\n]+)/gm);
  return references;
}

/** `<meta>`s that name a picture. */
const SOCIAL_PICTURES = new Set(['og:image', 'twitter:image']);

const nameOf = (attributes: ReadonlyMap<string, string>): string =>
  attributes.get('property') ?? attributes.get('name') ?? '';

/** Tags with their attributes, without those of highlighted code: there are thousands, and none refers to anything. */
const TAG = /<(?!span class="[^"]*">)([a-z][a-z0-9]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)="([^"]*)"/g;
/** Attributes that matter here; most elements (parts of code) have none, and are not read any further. */
const RELEVANT = /\b(?:id|name|href|src|srcset|poster|content|http-equiv)=/i;

/** Reads a page. Comments and the text of scripts are left out. */
export function scanPage(html: string): PageScan {
  const references: PageReference[] = [];
  const ids = new Set<string>();
  let isRedirect = false;
  const visible = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/gi, '$1')
    .replace(/(<style\b[^>]*>)[\s\S]*?<\/style>/gi, '$1');
  for (const [, tag = '', text = ''] of visible.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (!RELEVANT.test(text)) continue;
    const attributes = new Map<string, string>();
    for (const [, key = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes.set(key.toLowerCase(), value);
    const id = attributes.get('id') ?? (name === 'a' ? attributes.get('name') : undefined);
    if (id !== undefined) ids.add(unescape(id));
    if (name === 'meta' && attributes.get('http-equiv') === 'refresh') isRedirect = true;
    if (attributes.has('data-nobrokenlinkcheck')) continue;
    const content = attributes.get('content');
    if (name === 'meta' && content !== undefined && SOCIAL_PICTURES.has(nameOf(attributes)))
      references.push({ address: unescape(content), kind: 'image' });
    if (name === 'link' && SKIPPED_RELATIONS.has(attributes.get('rel') ?? '')) continue;
    for (const [attribute, kind] of own(ADDRESSES, name) ?? []) {
      const value = attributes.get(attribute);
      if (value === undefined) continue;
      const addresses = attribute.endsWith('srcset') ? candidates(value) : [value];
      references.push(...addresses.map((address) => ({ address: unescape(address).trim(), kind })));
    }
  }
  return { references, ids, isRedirect };
}

/** Addresses of a `srcset` (HTML, "image candidate strings"). */
const candidates = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Resolves the character references that React and hast write. */
const unescape = (value: string): string =>
  value.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return own(NAMED, name.toLowerCase()) ?? whole;
  });
