import {
  fragmentName,
  GROUP_END,
  shardName,
  TERM_END,
  type IndexDirectory,
  type PageFragment,
} from './index-format';
import { queryTerms, type QueryTerm } from './tokens';
import { isOneSlipApart } from './typos';
import { decodeNumbers, valueOf } from './vlq';

/** Loads the files of an index, each once. */
export interface IndexFiles {
  directory: () => Promise<IndexDirectory>;
  text: (name: string) => Promise<string>;
}

/** A page that matches a query. */
export interface RankedPage {
  page: number;
  score: number;
  /** Matching sections of the page (0: its beginning), best first. */
  sections: number[];
}

/** Maximum number of shards to load for the continuations of one word, and for its possible spellings. */
const MOST_PREFIX_SHARDS = 3;
const MOST_TYPO_SHARDS = 4;

/** Weights of words that begin with a word of the query, and of words one typo away. */
const PREFIX_WEIGHT = 0.375;
const TYPO_WEIGHT = 0.45;

const MOST_SECTIONS = 3;

interface Match {
  groups: string;
  weight: number;
}

interface FoundTerm {
  matches: Match[];
  marks: string[];
}

/**
 * Ranks the pages of an index for a query, and gives what to mark in the results: the words of the query, and the words
 * found for misspelt ones. It loads only the shards that can contain the query's words.
 */
export async function rank(query: string, files: IndexFiles) {
  const asked = queryTerms(query);
  if (asked.length === 0) return { pages: [], marks: [] };
  const { first, pages } = await files.directory();
  const found = await Promise.all(asked.map(findTerm));
  const terms = found.flat();
  const sizes = decodeNumbers(pages);
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const matches = terms.map((term) => term.matches);
  return {
    pages: toPages(scoreSections(matches, count), sizes),
    marks: [...new Set(terms.flatMap(({ marks }) => marks))],
  };

  /** A term's own occurrences and continuations, otherwise those of its parts, or of likely spellings. */
  async function findTerm(term: QueryTerm): Promise<FoundTerm[]> {
    const direct = await lookUp(term);
    if (direct.matches.length > 0 || term.isCjk) return [direct];
    if (term.parts.length > 1) {
      const parts = term.parts.map((part) => findTerm({ ...term, term: part, parts: [] }));
      return (await Promise.all(parts)).flat();
    }
    return [await lookUpTypos(term.term)];
  }

  async function lookUp({ term, isCjk, isLast }: QueryTerm): Promise<FoundTerm> {
    const withPrefix = isCjk ? Array.from(term).length === 1 : term.length >= (isLast ? 2 : 4);
    const start = shardOf(term);
    const end = withPrefix ? shardOf(`${term}\u{10ffff}`) : start;
    const lines = await linesOf(start, Math.min(end, start + MOST_PREFIX_SHARDS - 1));
    const matches = lines.flatMap(([word, groups]): Match[] => {
      if (word === term) return [{ groups, weight: 1 }];
      if (!withPrefix || !word.startsWith(term)) return [];
      const length = word.length + 0.3 * (word.length - term.length);
      return [{ groups, weight: (PREFIX_WEIGHT * word.length) / length }];
    });
    return { matches, marks: matches.length > 0 ? [term] : [] };
  }

  /** Words one typo away that begin with the same two letters, so that they are in neighbouring shards. */
  async function lookUpTypos(term: string): Promise<FoundTerm> {
    if (term.length < 5) return { matches: [], marks: [] };
    const beginning = term.slice(0, 2);
    const end = shardOf(`${beginning}\u{10ffff}`);
    const from = Math.max(shardOf(beginning), Math.min(shardOf(term) - 1, end - MOST_TYPO_SHARDS + 1));
    const lines = await linesOf(from, Math.min(end, from + MOST_TYPO_SHARDS - 1));
    const close = lines.filter(([word]) => word.startsWith(beginning) && isOneSlipApart(term, word));
    return {
      matches: close.map(([word, groups]) => ({
        groups,
        weight: (TYPO_WEIGHT * word.length) / (word.length + 1),
      })),
      marks: close.map(([word]) => word),
    };
  }

  /** The shard that can contain a term: the last one that begins at or before it. */
  function shardOf(term: string): number {
    const last = first.findLastIndex((start) => start <= term);
    return Math.max(0, last);
  }

  async function linesOf(from: number, to: number): Promise<[term: string, groups: string][]> {
    const names = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => shardName(from + at));
    const shards = await Promise.all(names.map((name) => files.text(name)));
    return shards.flatMap((shard) =>
      shard.split('\n').flatMap((line): [string, string][] => {
        const end = line.indexOf(TERM_END);
        return end < 0 ? [] : [[line.slice(0, end), line.slice(end + 1)]];
      }),
    );
  }
}

/** Section → score: BM25+ of every matching term, times the square of the share of terms that match. */
function scoreSections(terms: readonly Match[][], count: number): Map<number, number> {
  const scores = new Map<number, { score: number; matched: number; last: number }>();
  terms.forEach((matches, at) => {
    for (const { groups, weight } of matches) {
      const postings = groups.split(GROUP_END).map((group) => ({
        level: valueOf(group.charAt(0)),
        steps: decodeNumbers(group, 1),
      }));
      const size = postings.reduce((sum, { steps }) => sum + steps.length, 0);
      const rarity = Math.log(1 + (count - size + 0.5) / (size + 0.5));
      for (const { level, steps } of postings) {
        let section = 0;
        for (const step of steps) {
          section += step;
          const known = scores.get(section) ?? { score: 0, matched: 0, last: -1 };
          known.score += weight * rarity * level;
          if (known.last !== at) known.matched += 1;
          known.last = at;
          scores.set(section, known);
        }
      }
    }
  });
  return new Map([...scores].map(([id, { score, matched }]) => [id, score * (matched / terms.length) ** 2]));
}

/** Groups sections by page: a page has the score of its best section. */
function toPages(scores: ReadonlyMap<number, number>, sizes: readonly number[]): RankedPage[] {
  const pages = new Map<number, RankedPage>();
  const ids = [...scores].sort(([a, x], [b, y]) => y - x || a - b);
  const pageOf: number[] = [];
  const starts: number[] = [];
  sizes.forEach((size, page) => {
    starts.push(pageOf.length);
    for (let at = 0; at < size; at++) pageOf.push(page);
  });
  for (const [id, score] of ids) {
    const page = pageOf[id];
    if (page === undefined) continue;
    const known = pages.get(page) ?? { page, score, sections: [] };
    if (known.sections.length < MOST_SECTIONS) known.sections.push(id - (starts[page] ?? 0));
    pages.set(page, known);
  }
  return [...pages.values()];
}

/** Loads a page's texts. */
export const loadFragment = async (page: number, files: IndexFiles): Promise<PageFragment> =>
  JSON.parse(await files.text(fragmentName(page))) as PageFragment;
