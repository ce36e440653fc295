import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/domain/routing/locale';
import { syntheticPages, vocabulary } from '../support/synthetic-search';
import { firstResultWeight } from '../support/index-weight';
import { bundledSize, searchClient as client } from '../support/bundled-size';
import { indexOf } from '../support/search-index';

/** Ten thousand full pages take half a minute to index; `npm run bench:scale` does so. */
const SHORT = { sections: 2, words: 20 };

describe('bytes of the search (Brotli)', () => {
  it('button and shortcut on every page: at most 3 KB', async () => {
    const size = await bundledSize('src/ui/search/SearchButton.tsx');
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(3 * 1024);
  });

  it('engine and adapter: at most 5 KB', async () => {
    expect(await client).toBeLessThanOrEqual(5 * 1024);
  });

  it.each<[Locale, number]>([
    ['zh-Hans', 1000],
    ['en', 1000],
    ['zh-Hans', 10_000],
    ['en', 10_000],
  ])(
    'first result of %s at %i documents: at most 120 KB',
    async (locale, count) => {
      const words = vocabulary(locale);
      const files = indexOf(syntheticPages(count, locale, count > 1000 ? SHORT : undefined));
      const weights: Record<string, string> = {};
      for (const ranks of [[30], [200], [3000], [40, 900], [150, 2500, 8000], [5, 60, 700, 4000]]) {
        const query = ranks.map((rank) => words[rank]).join(' ');
        const { bytes, requests, hits } = await firstResultWeight(query, files);
        weights[query] = `${String(Math.round(bytes / 1024))} KB, ${String(requests)} requests`;
        expect(hits, query).toBeGreaterThan(0);
        expect(bytes + (await client), query).toBeLessThanOrEqual(120 * 1024);
      }
      if (process.env.SEARCH_REPORT) console.log(locale, count, weights);
    },
    120_000,
  );
});
