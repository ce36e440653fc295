import { describe, expect, it } from 'vitest';
import { answer } from '../../src/domain/search/answer';
import { localizePath, type Locale } from '../../src/domain/routing/locale';
import { searchClient } from './bundled-size';
import { LOCALES } from './content';
import { firstResultWeight } from './index-weight';
import { indexOf, pagesOf, rowsFor } from './search-index';
import type { SearchQuery } from './search-query';

/** Describes how well a language of a content root answers queries, and at what cost. */
export function describeSearch(root: string, locale: Locale, queries: readonly SearchQuery[]): void {
  describe(`${locale} queries`, () => {
    const pages = pagesOf(root, locale);
    const files = indexOf(pages);
    const known = new Set(
      pages.flatMap(({ url, sections }) =>
        sections.map(({ anchor }) => (anchor === null ? url : `${url}#${anchor}`)),
      ),
    );
    const localized = (path: string): string => localizePath(path, locale, LOCALES);

    it('ask for what exists', () => {
      expect(queries.length).toBeGreaterThan(0);
      const wanted = queries.flatMap((query) => [
        ...query.pages.map(localized),
        ...(query.section === undefined ? [] : [`${localized(query.pages[0] ?? '')}#${query.section}`]),
      ]);
      expect(wanted.filter((address) => !known.has(address))).toEqual([]);
    });

    it('find their page at once: mean reciprocal rank of at least 0.90', async () => {
      const ranks = await Promise.all(
        queries.map(async ({ query, pages: wanted }) => {
          const { hits } = await answer({ indexName: 'docs', query, distinct: 1, hitsPerPage: 10 }, files);
          const rank = hits.findIndex((hit) => wanted.map(localized).includes(hit.url_without_anchor)) + 1;
          return { query, rank, first: hits[0]?.url ?? '' };
        }),
      );
      const mean = ranks.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
      const late = ranks.filter(({ rank }) => rank !== 1);
      expect(mean, JSON.stringify(late, null, 1)).toBeGreaterThanOrEqual(0.9);
    });

    it.each(queries.filter(({ section }) => section !== undefined))(
      'shows the section of “$query” among the first ten rows',
      async ({ query, pages: [page = ''], section = '' }) => {
        const rows = (await rowsFor(query, files)).slice(0, 10);
        expect(rows.map(({ url }) => url)).toContain(`${localized(page)}#${section}`);
      },
    );

    it('cost at most 90 KB (Brotli) for the first result', async () => {
      for (const { query } of queries) {
        const { bytes } = await firstResultWeight(query, files);
        expect(bytes + (await searchClient), query).toBeLessThanOrEqual(90 * 1024);
      }
    }, 60_000);
  });
}
