import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/domain/routing/locale';
import { syntheticPages, vocabulary } from '../support/synthetic-search';
import { firstResultWeight } from '../support/index-weight';
import { bundledSize, searchClient as client } from '../support/bundled-size';
import { indexOf } from '../support/search-index';

describe('bytes of the search (Brotli)', () => {
  it('button and shortcut on every page: at most 3 KB', async () => {
    const size = await bundledSize('src/ui/search/SearchButton.tsx');
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(3 * 1024);
  });

  it('engine and adapter: at most 5 KB', async () => expect(await client).toBeLessThanOrEqual(5 * 1024));

  it.each<[Locale, number, size?: [number, number]]>([
    ['zh-Hans', 1000, [5, 60]],
    ['en', 1000, [5, 60]],
    ['zh-Hans', 10_000],
    ['en', 10_000],
  ])(
    'first result in %s of %i documents: at most 120 KB',
    async (locale, count, size) => {
      const words = vocabulary(locale);
      const files = indexOf(syntheticPages(count, locale, size));
      for (const ranks of [[30], [200], [3000], [40, 900], [150, 2500, 8000], [5, 60, 700, 4000]]) {
        const query = ranks.map((rank) => words[rank]).join(' ');
        const { bytes, hits } = await firstResultWeight(query, files);
        expect(hits, query).toBeGreaterThan(0);
        expect(bytes + (await client), query).toBeLessThanOrEqual(120 * 1024);
      }
    },
    120_000,
  );
});
