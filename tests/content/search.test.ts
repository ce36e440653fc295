import { describe, expect, it } from 'vitest';
import { answer } from '../../src/domain/search/answer';
import { localizePath, type Locale } from '../../src/domain/routing/locale';
import { LOCALES } from '../support/content';
import { CONTENT } from './plan';
import { indexOf, pagesOf, rowsFor } from '../support/search-index';
import { CHINESE_QUERIES, ENGLISH_QUERIES, type SearchQuery } from './search-queries';

describe.each<[Locale, SearchQuery[]]>([
  ['zh-Hans', CHINESE_QUERIES],
  ['en', ENGLISH_QUERIES],
])('%s queries on the site’s own content', (locale, queries) => {
  const pages = pagesOf(CONTENT, locale);
  const files = indexOf(pages);
  const known = new Set(
    pages.flatMap(({ url, sections }) =>
      sections.map(({ anchor }) => (anchor === null ? url : `${url}#${anchor}`)),
    ),
  );
  const localized = (path: string): string => localizePath(path, locale, LOCALES);

  it('are at least thirty, and ask for what exists', () => {
    expect(queries.length).toBeGreaterThanOrEqual(30);
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
    if (process.env.SEARCH_REPORT) console.log(locale, mean, late);
  });

  it.each(queries.filter(({ section }) => section !== undefined))(
    'shows the section of “$query” among the first ten rows',
    async ({ query, pages: [page = ''], section = '' }) => {
      const rows = (await rowsFor(query, files)).slice(0, 10);
      expect(rows.map(({ url }) => url)).toContain(`${localized(page)}#${section}`);
    },
  );
});
