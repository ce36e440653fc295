import type { Locale } from '../routing/locale';
import { escapeHtml } from '../basics/escape-html';
import { toHierarchy, type SearchHit } from './hits';
import { LEVELS } from './levels';
import type { SearchPage, SearchSection } from './records';

/** A record of the hosted index: a page or a section, in the format of DocSearch's own crawler. */
export interface HostedRecord extends Omit<SearchHit, `_${string}`> {
  language: Locale;
  docusaurus_tag: string;
  weight: { level: number; position: number };
}

/** Maximum characters of text in a record; the provider refuses records over 10 KB. */
const LONGEST_TEXT = 1800;

/** The records of a page, with escaped texts: results are inserted into pages as HTML. */
export const hostedRecords = (page: SearchPage, locale: Locale, origin: string): HostedRecord[] =>
  page.sections.flatMap((section, position) => {
    const place = { url: origin + page.url, locale, position };
    return [
      toRecord(page, section, place, null),
      ...cut(section.text).map((text, part) => toRecord(page, section, place, { part, text })),
    ];
  });

function toRecord(
  page: SearchPage,
  { anchor, headings }: SearchSection,
  { url, locale, position }: { url: string; locale: Locale; position: number },
  content: { part: number; text: string } | null,
): HostedRecord {
  const titles = [page.category, page.title, ...headings].slice(0, LEVELS.length);
  const own = anchor === null ? url : `${url}#${anchor}`;
  const level = titles.length - 1;
  return {
    objectID: content === null ? own : `${own}-${String(content.part)}`,
    url: own,
    url_without_anchor: url,
    anchor,
    type: (content === null ? LEVELS[level] : null) ?? 'content',
    hierarchy: toHierarchy(titles),
    content: content === null ? null : escapeHtml(content.text),
    language: locale,
    docusaurus_tag: page.tag,
    weight: { level: content === null ? 100 - level * 10 : 0, position },
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

/**
 * Settings of a hosted index in some languages, from DocSearch's own set-up. The provider divides Chinese and Japanese
 * into words, and knows languages without script and region.
 */
export const hostedSettings = (locales: readonly Locale[]) => ({
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  searchableAttributes: [...LEVELS.map((level) => `unordered(hierarchy.${level})`), 'content'],
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
  indexLanguages: baseLanguages(locales),
  queryLanguages: baseLanguages(locales),
  removeWordsIfNoResults: 'allOptional',
});

const baseLanguages = (locales: readonly Locale[]): string[] => [
  ...new Set(locales.map((locale) => locale.replace(/-.*/, ''))),
];
