import { compare } from '../content/content-index';
import { GROUP_END, TERM_END, type IndexDirectory, type PageFragment } from './index-format';
import type { SearchPage, SearchSection } from './records';
import { indexTerms } from './tokens';
import { digit, encodeNumbers } from './vlq';

/** The files of an index, without the name of their folder. */
export interface BuiltIndex {
  directory: Omit<IndexDirectory, 'folder'>;
  shards: string[];
  fragments: PageFragment[];
}

/** Characters of a shard: small enough to be one of several a query loads, large enough to compress. */
const SHARD_SIZE = 8_000;

/** Weight of a match in the heading, in the titles above it, in the text. */
export const FIELD_BOOSTS = [4, 1.5, 1] as const;

/** BM25+: saturation, influence of length, least value of a match. */
export const BM25 = { k: 1.2, b: 0.7, d: 0.5 } as const;

/** Levels a score is rounded to. */
const LEVELS = 63;

const HIGHEST = FIELD_BOOSTS.reduce<number>((sum, boost) => sum + boost * (BM25.d + BM25.k + 1), 0);

/** The texts of a section's fields, weightiest first. */
export const fieldsOf = (page: SearchPage, { headings, text }: SearchSection): [string, string, string] => {
  const heading = headings.at(-1);
  return heading === undefined
    ? [page.title, `${page.category} ${page.keywords.join(' ')}`, text]
    : [heading, [page.title, ...headings.slice(0, -1)].join(' '), text];
};

/** Builds the index of one language's pages. Pure: the same pages give the same files. */
export function buildIndex(pages: readonly SearchPage[]): BuiltIndex {
  const sections = pages.flatMap((page) =>
    page.sections.map((section) => fieldsOf(page, section).map(countTerms)),
  );
  const postings = scoreTerms(sections);
  const lines = [...postings]
    .sort(([a], [b]) => compare(a, b))
    .map(([term, levels]) => ({ term, line: `${term}${TERM_END}${encodePostings(levels)}\n` }));
  const shards: string[] = [];
  const first: string[] = [];
  for (const { term, line } of lines) {
    const last = shards.length - 1;
    const current = shards[last];
    if (current === undefined || current.length + line.length > SHARD_SIZE) {
      shards.push(line);
      first.push(term);
    } else shards[last] = current + line;
  }
  return {
    directory: { first, pages: encodeNumbers(pages.map((page) => page.sections.length)) },
    shards,
    fragments: pages.map((page) => ({
      u: page.url,
      t: page.title,
      c: page.category,
      s: page.sections.map(({ anchor, headings, text }) => [anchor, headings, text]),
    })),
  };
}

interface FieldTerms {
  length: number;
  counts: Map<string, number>;
}

function countTerms(text: string): FieldTerms {
  const terms = indexTerms(text);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { length: terms.length, counts };
}

/** Term → section → level. */
function scoreTerms(sections: readonly FieldTerms[][]): Map<string, Map<number, number>> {
  const averages = FIELD_BOOSTS.map(
    (_, field) =>
      sections.reduce((sum, fields) => sum + (fields[field]?.length ?? 0), 0) / (sections.length || 1),
  );
  const postings = new Map<string, Map<number, number>>();
  sections.forEach((fields, section) => {
    fields.forEach(({ length, counts }, field) => {
      const size = 1 - BM25.b + (BM25.b * length) / Math.max(1, averages[field] ?? 1);
      for (const [term, count] of counts) {
        const gain = (FIELD_BOOSTS[field] ?? 1) * (BM25.d + (count * (BM25.k + 1)) / (count + BM25.k * size));
        const known = postings.get(term) ?? new Map<number, number>();
        known.set(section, (known.get(section) ?? 0) + gain);
        postings.set(term, known);
      }
    });
  });
  return postings;
}

const levelOf = (score: number): number =>
  Math.max(1, Math.min(LEVELS, Math.round((score / HIGHEST) * LEVELS)));

function encodePostings(scores: ReadonlyMap<number, number>): string {
  const byLevel = new Map<number, number[]>();
  for (const [section, score] of scores) {
    const level = levelOf(score);
    const known = byLevel.get(level);
    if (known) known.push(section);
    else byLevel.set(level, [section]);
  }
  return [...byLevel]
    .sort(([a], [b]) => b - a)
    .map(([level, ids]) => {
      const ordered = ids.sort((a, b) => a - b);
      return digit(level) + encodeNumbers(ordered.map((id, at) => id - (ordered[at - 1] ?? 0)));
    })
    .join(GROUP_END);
}
