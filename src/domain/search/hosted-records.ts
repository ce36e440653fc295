import type { Locale } from '../routing/locale';
import { escapeHtml } from '../basics/escape-html';
import type { Hierarchy } from './hits';
import type { SearchPage, SearchSection } from './records';

/** A record of the hosted index: a page or a section, in the format of DocSearch's own crawler. */
export interface HostedRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  language: Locale;
  docusaurus_tag: string;
  weight: { level: number; position: number };
}

/** Maximum characters of text in a record; the provider refuses records over 10 KB. */
const LONGEST_TEXT = 1800;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The records of a page, with escaped texts: results are inserted into pages as HTML. */
export const hostedRecords = (page: SearchPage, locale: Locale, origin: string): HostedRecord[] =>
  page.sections.flatMap((section, position) => {
    const texts = cut(section.text);
    const heading = toRecord(page, section, locale, origin, position, null);
    return [
      heading,
      ...texts.map((text, part) => toRecord(page, section, locale, origin, position, [part, text])),
    ];
  });

function toRecord(
  page: SearchPage,
  { anchor, headings }: SearchSection,
  locale: Locale,
  origin: string,
  position: number,
  text: [part: number, text: string] | null,
): HostedRecord {
  const titles = [page.category, page.title, ...headings].slice(0, LEVELS.length);
  const url = origin + page.url;
  const own = anchor === null ? url : `${url}#${anchor}`;
  const level = titles.length - 1;
  return {
    objectID: text === null ? own : `${own}-${String(text[0])}`,
    url: own,
    url_without_anchor: url,
    anchor,
    type: text === null ? (LEVELS[level] as HostedRecord['type']) : 'content',
    hierarchy: Object.fromEntries(
      LEVELS.map((name, at) => [name, titles[at] === undefined ? null : escapeHtml(titles[at])]),
    ) as Hierarchy,
    content: text === null ? null : escapeHtml(text[1]),
    language: locale,
    docusaurus_tag: page.tag,
    weight: { level: text === null ? 100 - level * 10 : 0, position },
  };
}

function cut(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + line.length < LONGEST_TEXT)
      parts[parts.length - 1] = `${last}\n${line}`;
    else for (let at = 0; at < line.length; at += LONGEST_TEXT) parts.push(line.slice(at, at + LONGEST_TEXT));
  }
  return parts;
}

/** Settings of the hosted index, from DocSearch's own set-up; the provider segments Chinese. */
export const HOSTED_SETTINGS = {
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  searchableAttributes: [
    'unordered(hierarchy.lvl0)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributeForDistinct: 'url_without_anchor',
  distinct: false,
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  indexLanguages: ['zh', 'en'],
  queryLanguages: ['zh', 'en'],
  removeWordsIfNoResults: 'allOptional',
} as const;
