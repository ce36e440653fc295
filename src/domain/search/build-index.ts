import { groupBy } from '../basics/group-by';
import { compare } from '../basics/compare';
import { GROUP_END, TERM_END, type PageFragment } from './index-format';
import type { SearchPage, SearchSection } from './records';
import { indexTerms } from './tokens';
import { digit, encodeNumbers } from './vlq';

/** Characters per shard: small, because a query loads several, but large enough to compress. */
const SHARD_SIZE = 8_000;

/** Weight of a match in the heading, in its parent titles, and in the text. */
const FIELD_BOOSTS = [4, 1.5, 1] as const;

/** BM25+: term saturation, influence of length, minimum gain of a match. */
export const BM25 = { k: 1.2, b: 0.7, d: 0.5 } as const;

/** Number of levels to which scores are rounded. */
const LEVELS = 63;

const HIGHEST = FIELD_BOOSTS.reduce<number>((sum, boost) => sum + boost * (BM25.d + BM25.k + 1), 0);

const fieldsOf = (page: SearchPage, { headings, text }: SearchSection): [string, string, string] => {
  const heading = headings.at(-1);
  return heading === undefined
    ? [page.title, `${page.category} ${page.keywords.join(' ')}`, text]
    : [heading, [page.title, ...headings.slice(0, -1)].join(' '), text];
};

/** The files of the index of one language's pages, without their folder's name. The same pages give the same files. */
export function buildIndex(pages: readonly SearchPage[]) {
  const postings = new TermPostings(pages);
  const shards: string[] = [];
  const first: string[] = [];
  for (const [term, found] of [...postings.byTerm].sort(([a], [b]) => compare(a, b))) {
    const line = `${term}${TERM_END}${encodePostings(postings.scores(found))}\n`;
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
    fragments: pages.map((page): PageFragment => ({
      u: page.url,
      t: page.title,
      c: page.category,
      s: page.sections.map(({ anchor, headings, text }) => [anchor, headings, text]),
    })),
  };
}

const FIELDS = FIELD_BOOSTS.length;

/**
 * The postings of all terms: where each term occurs, and how often. Flat arrays of numbers instead of objects and maps,
 * because there are millions of postings, and their representation determines a build's memory.
 */
class TermPostings {
  /** Term → index of a section's field (three per section), number of occurrences there, the next field's index… */
  readonly byTerm = new Map<string, number[]>();
  readonly #lengths: number[] = [];
  readonly #averages: number[];

  constructor(pages: readonly SearchPage[]) {
    for (const page of pages)
      for (const section of page.sections) for (const text of fieldsOf(page, section)) this.#add(text);
    const sections = this.#lengths.length / FIELDS || 1;
    this.#averages = FIELD_BOOSTS.map(
      (_, field) =>
        this.#lengths.reduce((sum, n, at) => (at % FIELDS === field ? sum + n : sum), 0) / sections,
    );
  }

  scores(found: readonly number[]): Map<number, number> {
    const scores = new Map<number, number>();
    for (let at = 0; at < found.length; at += 2) {
      const [place = 0, count = 0] = [found[at], found[at + 1]];
      const field = place % FIELDS;
      const length = this.#lengths[place] ?? 0;
      const size = 1 - BM25.b + (BM25.b * length) / Math.max(1, this.#averages[field] ?? 1);
      const gain = (FIELD_BOOSTS[field] ?? 1) * (BM25.d + (count * (BM25.k + 1)) / (count + BM25.k * size));
      const section = Math.floor(place / FIELDS);
      scores.set(section, (scores.get(section) ?? 0) + gain);
    }
    return scores;
  }

  #add(text: string): void {
    const terms = indexTerms(text);
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const place = this.#lengths.push(terms.length) - 1;
    for (const [term, count] of counts) {
      const found = this.byTerm.get(term);
      if (found) found.push(place, count);
      else this.byTerm.set(term, [place, count]);
    }
  }
}

const levelOf = (score: number): number =>
  Math.max(1, Math.min(LEVELS, Math.round((score / HIGHEST) * LEVELS)));

function encodePostings(scores: ReadonlyMap<number, number>): string {
  const byLevel = groupBy(scores, ([, score]) => levelOf(score));
  return [...byLevel]
    .sort(([a], [b]) => b - a)
    .map(([level, found]) => {
      const ordered = found.map(([section]) => section).sort((a, b) => a - b);
      return digit(level) + encodeNumbers(ordered.map((id, at) => id - (ordered[at - 1] ?? 0)));
    })
    .join(GROUP_END);
}
