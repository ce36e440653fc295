import type { PageFragment } from './index-format';
import { escapeHtml } from '../basics/escape-html';
import { excerpt, highlight, markedRanges, type MarkTags } from './highlight';

/** Levels of the hierarchy below a page's category and title. */
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];

/** Category, title and headings, HTML-escaped, because the interface inserts them as HTML. */
export type Hierarchy = Record<Level, string | null>;

interface Marked {
  value: string;
}

/** A result in the form that DocSearch expects from its provider. */
export interface SearchHit {
  /** Stable and unique: recent and favourite searches are stored by it. */
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  _highlightResult: { hierarchy: Partial<Record<Level, Marked>> };
  _snippetResult: { hierarchy: Partial<Record<Level, Marked>>; content?: Marked };
}

/** Format of results. */
export interface HitStyle {
  marks: readonly string[];
  tags: MarkTags;
  /** Width of a snippet; a Han character has width 2. */
  width: number;
}

/** The result for a section of a page (0: its beginning), or for the whole page, with a line of its text if it has any. */
export function toHit(fragment: PageFragment, section: number | 'page', style: HitStyle): SearchHit {
  const { marks, tags, width } = style;
  const [anchor, headings, text] = fragment.s[section === 'page' ? 0 : section] ?? [null, [], ''];
  const titles = [fragment.c, fragment.t, ...headings].slice(0, LEVELS.length);
  const hierarchy = levels((level) => escapeText(titles[level]));
  const marked: Partial<Record<Level, Marked>> = {};
  titles.forEach((title, level) => {
    const name = LEVELS[level];
    if (name) marked[name] = { value: highlight(title, marks, tags) };
  });
  const isHeading = section === 'page' || markedRanges(titles.at(-1) ?? '', marks).length > 0;
  const snippet = text === '' ? null : excerpt(text, marks, width);
  const url = anchor === null ? fragment.u : `${fragment.u}#${anchor}`;
  return {
    objectID: section === 'page' ? `${fragment.u}#` : url,
    url,
    url_without_anchor: fragment.u,
    anchor,
    type: isHeading || snippet === null ? (LEVELS[titles.length - 1] as SearchHit['type']) : 'content',
    hierarchy,
    content: snippet === null ? null : escapeHtml(snippet),
    _highlightResult: { hierarchy: marked },
    _snippetResult: {
      hierarchy: marked,
      ...(snippet === null ? {} : { content: { value: highlight(snippet, marks, tags) } }),
    },
  };
}

const escapeText = (text: string | undefined): string | null =>
  text === undefined ? null : escapeHtml(text);

const levels = (valueOf: (level: number) => string | null): Hierarchy =>
  Object.fromEntries(LEVELS.map((name, level) => [name, valueOf(level)])) as Hierarchy;
