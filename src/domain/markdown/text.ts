import { unescapeHtml } from '../basics/escape-html';
import type { Element, ElementContent, Root } from 'hast';
import { SKIP } from 'unist-util-visit';
import type { Locale } from '../routing/locale';
import { hasClass } from './nodes';
import { visit } from './visit';

/** Plain text of a document, split into sections with headings; code blocks are separate. */
export interface TextSection {
  /** Anchor of the section's heading; null above the first heading. */
  id: string | null;
  /** 2 to 6; 1 above the first heading. */
  level: number;
  heading: string;
  text: string;
  /** Its code blocks; missing if there are none. */
  code?: string;
}

/** The numbers that the reading time is computed from. */
interface TextStatistics {
  /** Han characters, kana and hangul of the prose. */
  cjkCharacters: number;
  words: number;
  codeLines: number;
  images: number;
}

const BLOCKS = new Set(
  'p li td th dt dd blockquote figcaption summary pre div h1 h2 h3 h4 h5 h6 tr section aside details table ul ol br hr'.split(
    ' ',
  ),
);
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const WORD = /[\p{L}\p{N}]+(?:['’.\-_][\p{L}\p{N}]+)*/gu;

/** Splits a document's prose into sections at its headings, without anchors, footnote marks and diagrams. */
export function textSections(root: Root): TextSection[] {
  let section: TextSection = { id: null, level: 1, heading: '', text: '' };
  const sections = [section];
  const walk = (nodes: ElementContent[]): void => {
    for (const node of nodes) {
      if (node.type === 'text') section.text += node.value;
      else if (node.type === 'component') walk(node.children);
      else if (node.type === 'element') visitElement(node);
    }
  };
  const visitElement = (node: Element): void => {
    if (isFurniture(node)) return;
    if (isCode(node)) {
      section.code = `${section.code ?? ''}${codeText(node)}`;
      return;
    }
    const level = /^h([2-6])$/.exec(node.tagName)?.[1];
    if (level !== undefined && typeof node.properties.id === 'string') {
      section = { id: node.properties.id, level: Number(level), heading: '', text: '' };
      sections.push(section);
      walk(node.children);
      section.heading = tidy(section.text);
      section.text = '';
      return;
    }
    walk(node.children);
    if (BLOCKS.has(node.tagName)) section.text += '\n';
  };
  walk(root.children as ElementContent[]);
  return sections
    .map((part) => ({ ...part, text: tidy(part.text) }))
    .filter((s) => s.id !== null || s.text !== '' || s.code !== undefined);
}

function codeText(block: Element): string {
  let text = '';
  visit(block, (node) => {
    if (node.type === 'raw') text += unescapeHtml(node.value.replace(/<[^>]*>/g, ''));
    else if (node.type === 'text') text += node.value;
    return node.type === 'element' && node.tagName === 'figcaption' ? SKIP : undefined;
  });
  return text;
}

/** Counts everything that a reader reads. */
export function textStatistics(root: Root): TextStatistics {
  const prose = textSections(root)
    .map((section) => `${section.heading}\n${section.text}`)
    .join('\n');
  let codeLines = 0;
  let images = 0;
  visit(root, (node) => {
    if (node.type === 'component' && (node.name === 'Image' || node.name === 'Mermaid')) images += 1;
    if (node.type !== 'element' || !isCode(node)) return undefined;
    visit(node, 'raw', ({ value }) => {
      codeLines += value.match(/class="line/g)?.length ?? 0;
    });
    return SKIP;
  });
  return {
    cjkCharacters: prose.match(CJK)?.length ?? 0,
    words: prose.replace(CJK, ' ').match(WORD)?.length ?? 0,
    codeLines,
    images,
  };
}

/** Reading speeds per minute: Han characters, words, lines of code, figures. */
const SPEED = { cjkCharacters: 400, words: 230, codeLines: 30, images: 6 } as const;

/** Minutes for reading prose, code and figures, with two decimals; 0 for an empty text. */
export function readingMinutes(statistics: TextStatistics): number {
  const minutes = (Object.keys(SPEED) as (keyof typeof SPEED)[]).reduce(
    (sum, key) => sum + statistics[key] / SPEED[key],
    0,
  );
  return Math.round(minutes * 100) / 100;
}

/** The first paragraph, or else what there is of text, in one line of at most `limit` characters, cut at a word. */
export function plainExcerpt(root: Root, locale: Locale, limit = 160): string {
  const blocks = (root.children as ElementContent[]).filter((node) => node.type === 'element');
  const first = (names: RegExp): string =>
    blocks.map((node) => (names.test(node.tagName) ? textOf(node) : '')).find((text) => text !== '') ?? '';
  const text = first(/^p$/) || first(/^(?:[uod]l|blockquote|aside|details|div|section)$/).replace(/\n/g, ' ');
  return truncateText(text, locale, limit);
}

/** Cuts a text at a boundary of its language and adds an ellipsis. */
export function truncateText(value: string, locale: Locale, limit: number): string {
  if (value.length <= limit) return value;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(value)) {
    if (index + segment.length > limit - 1) break;
    end = index + segment.length;
  }
  return `${value.slice(0, end).trimEnd()}…`;
}

/** Parts of a document that its translations must also have, in order. */
interface DocumentShape {
  /** Languages of the code blocks; diagrams and terminals are `mermaid` and `console`. */
  code: string[];
  external: string[];
}

/** The part of a document's shape that no other record contains. */
export function shapeOf(root: Root): DocumentShape {
  const shape: DocumentShape = { code: [], external: [] };
  visit(root, (node) => {
    if (node.type === 'component') {
      if (node.name === 'Mermaid') shape.code.push('mermaid');
      if (node.name === 'cmdTerminal') shape.code.push('console');
    }
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    const { dataLanguage, href } = properties;
    // A diagram's source and a terminal's text are inside their components.
    if (tagName === 'figure' && hasClass(node, 'code') && !hasClass(node, 'diagram-source'))
      shape.code.push(typeof dataLanguage === 'string' ? dataLanguage : '');
    if (tagName === 'a' && typeof href === 'string' && /^https?:/i.test(href)) shape.external.push(href);
  });
  return shape;
}

const textOf = (node: Element): string =>
  tidy(
    textSections({ type: 'root', children: [node] })
      .map((section) => section.text)
      .join(' '),
  );

const tidy = (value: string): string =>
  value
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n+ ?/g, '\n')
    .trim();

const isCode = (node: Element): boolean =>
  node.tagName === 'pre' || (node.tagName === 'figure' && hasClass(node, 'code'));

const FURNITURE = ['visually-hidden', 'typewriter-reserve', 'toc-inline', 'katex-html'];

/** Parts that the author has not written. */
const isFurniture = (node: Element): boolean =>
  (node.tagName === 'a' &&
    (hasClass(node, 'anchor') ||
      'dataFootnoteRef' in node.properties ||
      'dataFootnoteBackref' in node.properties)) ||
  FURNITURE.some((name) => hasClass(node, name)) ||
  node.tagName === 'annotation';
