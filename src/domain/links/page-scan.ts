import { own } from '../basics/own';

/**
 * Reads the references and anchors of a built page from its HTML in the form that React and hast write (double-quoted
 * attributes).
 */

/** A reference of a page. */
export interface PageReference {
  /** Address as written, with character references resolved. */
  address: string;
  kind: 'link' | 'image' | 'resource';
}

/** References and anchors of a page. */
export interface PageScan {
  references: PageReference[];
  /** Values of `id`, and of `name` on links. */
  ids: Set<string>;
  /** Whether the page redirects, so that its anchors mean nothing. */
  isRedirect: boolean;
}

/** Attributes with an address, per element. */
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

/** `<link>`s that name pages or identities instead of files that the page loads; other checks cover them. */
const SKIPPED_RELATIONS = new Set(['dns-prefetch', 'preconnect']);

/** The part of a Markdown link or image after its text. */
const TARGET = String.raw`\]\((?:<([^>]*)>|([^\s)]*))(?:\s+"(?:[^"\\]|\\.)*")?\)`;
/** The text itself: escaped characters, and everything that does not end it. */
const LABEL = String.raw`(?<!\\)\[(?:[^[\]\\]|\\.)*`;
const MARKDOWN_IMAGE = new RegExp(`!${LABEL}${TARGET}`, 'g');
const MARKDOWN_LINK = new RegExp(`${LABEL}${TARGET}`, 'g');

/**
 * Addresses in a Markdown text in the form that this site writes: of links, images and its header, but not inside code.
 */
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

/** Tags with their attributes, except those of highlighted code, of which there are thousands without a reference. */
const TAG = /<(?!span class="[^"]*">)([a-z][a-z0-9]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>"'/]+)="([^"]*)"/g;
/** Attributes that matter here. Most elements (parts of code) have none, and are skipped. */
const RELEVANT = /\b(?:id|name|href|src|srcset|poster|content|http-equiv)=/i;

/** Scans a page. Comments and the text of scripts are ignored. */
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
