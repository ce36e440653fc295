import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { BM25, buildIndex, FIELD_BOOSTS, fieldsOf } from '../../src/domain/search/build-index';
import { PREFIX_WEIGHT, rank } from '../../src/domain/search/engine';
import { indexTerms, queryTerms } from '../../src/domain/search/tokens';
import type { Locale } from '../../src/domain/routing/locale';
import { memoryFiles, pagesOf } from '../support/search-index';
import { CHINESE_QUERIES, ENGLISH_QUERIES } from '../support/search-queries';
import type { SearchQuery } from '../support/search-query';
import { TEST_CONTENT } from '../support/test-site.mjs';

/**
 * MiniSearch keeps one index in memory and weighs with exact numbers; ours is split into files and rounds to 63 levels.
 * With the same terms, boosts and formula both must rank the same page first. Typos are left to our own tests, because
 * MiniSearch searches for them differently.
 */
describe.each<[Locale, SearchQuery[]]>([
  ['zh-Hans', CHINESE_QUERIES],
  ['en', ENGLISH_QUERIES],
])('%s pages are ranked as MiniSearch ranks them', (locale, queries) => {
  const pages = pagesOf(TEST_CONTENT, locale);
  const files = memoryFiles(buildIndex(pages));
  const oracle = new MiniSearch({
    fields: ['heading', 'parents', 'text'],
    storeFields: ['page'],
    tokenize: indexTerms,
    processTerm: (term) => term,
  });
  let id = 0;
  pages.forEach((page, at) => {
    for (const section of page.sections) {
      const [heading, parents, text] = fieldsOf(page, section);
      oracle.add({ id: id++, page: at, heading, parents, text });
    }
  });

  function firstOf(query: string): { page: number; runnersUp: number[] } {
    const terms = queryTerms(query);
    const results = oracle.search(
      {
        queries: terms.map(({ term, isCjk, isLast }) => ({
          queries: [term],
          prefix: isCjk ? Array.from(term).length === 1 : term.length >= (isLast ? 2 : 4),
        })),
      },
      {
        tokenize: (text) => [text],
        boost: { heading: FIELD_BOOSTS[0], parents: FIELD_BOOSTS[1], text: FIELD_BOOSTS[2] },
        weights: { fuzzy: 0, prefix: PREFIX_WEIGHT },
        bm25: BM25,
      },
    );
    const scored = results
      .map((result) => ({
        page: Number(result.page),
        score: result.score * (result.queryTerms.length / terms.length) ** 2,
      }))
      .sort((a, b) => b.score - a.score);
    const best = scored[0]?.score ?? 0;
    // Rounding may swap neighbours.
    const runnersUp = scored.filter(({ score }) => score > best * 0.97).map(({ page }) => page);
    return { page: scored[0]?.page ?? -1, runnersUp };
  }

  const exact = queries.filter(({ kind }) => kind !== 'typo');

  it.each(exact)('“$query”', async ({ query }) => {
    const { pages: ranked } = await rank(query, files);
    expect(firstOf(query).runnersUp).toContain(ranked[0]?.page);
  });

  it('and nearly always the very same', async () => {
    const same = await Promise.all(
      exact.map(async ({ query }) => (await rank(query, files)).pages[0]?.page === firstOf(query).page),
    );
    expect(same.filter(Boolean).length / same.length).toBeGreaterThanOrEqual(0.9);
  });
});
