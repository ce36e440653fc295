import type { PageFragment } from './index-format';
import { escapeHtml } from '../basics/escape-html';
import { excerpt, highlight, markedRanges, type MarkTags } from './highlight';
import { LEVELS, type Hierarchy, type Level } from './levels';

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
  type: Level | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  _highlightResult: { hierarchy: Partial<Record<Level, Marked>> };
  _snippetResult: { hierarchy: Partial<Record<Level, Marked>>; content?: Marked };
}

interface HitStyle {
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
  const marked: Partial<Record<Level, Marked>> = Object.fromEntries(
    titles.map((title, level): [string, Marked] => [
      LEVELS[level] ?? '',
      { value: highlight(title, marks, tags) },
    ]),
  );
  const isHeading = section === 'page' || markedRanges(titles.at(-1) ?? '', marks).length > 0;
  const snippet = text === '' ? null : excerpt(text, marks, width);
  const url = anchor === null ? fragment.u : `${fragment.u}#${anchor}`;
  return {
    objectID: section === 'page' ? `${fragment.u}#` : url,
    url,
    url_without_anchor: fragment.u,
    anchor,
    type: isHeading || snippet === null ? (LEVELS[titles.length - 1] ?? 'content') : 'content',
    hierarchy: toHierarchy(titles),
    content: snippet === null ? null : escapeHtml(snippet),
    _highlightResult: { hierarchy: marked },
    _snippetResult: {
      hierarchy: marked,
      ...(snippet === null ? {} : { content: { value: highlight(snippet, marks, tags) } }),
    },
  };
}

/** Titles as levels, escaped; levels without a title are null. */
export const toHierarchy = (titles: readonly string[]): Hierarchy =>
  Object.fromEntries(
    LEVELS.map((name, level) => [name, titles[level] === undefined ? null : escapeHtml(titles[level])]),
  ) as Hierarchy;
