import { expect, it } from 'vitest';
import { emptyResult } from '../../domain/search/answer';
import type { SearchHit } from '../../domain/search/hits';
import { canLoadMore, EMPTY_SEARCH, nextSearchState, type SearchPageEvent } from './search-page-state';

const hit = (url: string) => ({ objectID: url, url }) as SearchHit;
const answered = (query: string, page: number, urls: string[], nbPages = 2): SearchPageEvent => ({
  type: 'answered',
  result: { ...emptyResult({ indexName: 'docs', query, page }), hits: urls.map(hit), nbHits: 4, nbPages },
});
const after = (...events: SearchPageEvent[]) => events.reduce(nextSearchState, EMPTY_SEARCH);

it('adds pages of results', () => {
  const first = after({ type: 'asked', query: ' tide ' }, answered('tide', 0, ['/a', '/b']));
  expect(first).toMatchObject({ query: 'tide', status: 'done', total: 4, loaded: 1, pages: 2 });
  expect(canLoadMore(first)).toBe(true);
  const second = [{ type: 'more' } as const, answered('tide', 1, ['/c', '/d'])].reduce(
    nextSearchState,
    first,
  );
  expect(second.hits.map(({ url }) => url)).toEqual(['/a', '/b', '/c', '/d']);
  expect(canLoadMore(second)).toBe(false);
  expect(nextSearchState(second, { type: 'more' })).toBe(second);
});

it('drops answers to earlier queries, and pages that came before', () => {
  const state = after(
    { type: 'asked', query: 'tid' },
    { type: 'asked', query: 'tide' },
    answered('tid', 0, ['/a']),
  );
  expect(state).toMatchObject({ query: 'tide', hits: [], status: 'loading' });
  const done = nextSearchState(state, answered('tide', 0, ['/b']));
  expect(nextSearchState(done, answered('tide', 0, ['/b']))).toBe(done);
  expect(nextSearchState(done, { type: 'failed', query: 'tid' })).toBe(done);
});

it('knows failures and empty queries', () => {
  expect(after({ type: 'asked', query: 'tide' }, { type: 'failed', query: 'tide' }).status).toBe('failed');
  expect(after({ type: 'asked', query: 'tide' }, { type: 'asked', query: '  ' })).toBe(EMPTY_SEARCH);
});
