import { expect, it } from 'vitest';
import { describeSearch } from '../support/search-quality';
import { CONTENT } from './plan';
import { CHINESE_QUERIES, ENGLISH_QUERIES } from './search-queries';

/** The search on the delivered content. */
describeSearch(CONTENT, 'zh-Hans', CHINESE_QUERIES);
describeSearch(CONTENT, 'en', ENGLISH_QUERIES);

it('are at least thirty in each language', () => {
  for (const queries of [CHINESE_QUERIES, ENGLISH_QUERIES]) expect(queries.length).toBeGreaterThanOrEqual(30);
});
