import type { SearchHit } from '../../domain/search/hits';
import type { SearchResult } from '../../domain/search/answer';

/** What the search page shows. */
export interface SearchPageState {
  /** The query that the results answer, or will answer; empty for none. */
  query: string;
  hits: SearchHit[];
  /** Number of documents found. */
  total: number;
  /** Number of pages of results that are loaded, and that exist. */
  loaded: number;
  pages: number;
  status: 'idle' | 'loading' | 'done' | 'failed';
}

/** Events of the search page. */
export type SearchPageEvent =
  | { type: 'asked'; query: string }
  | { type: 'more' }
  | { type: 'answered'; result: SearchResult }
  | { type: 'failed'; query: string };

/** A search page before the first query. */
export const EMPTY_SEARCH: SearchPageState = {
  query: '',
  hits: [],
  total: 0,
  loaded: 0,
  pages: 0,
  status: 'idle',
};

/** The next state. Answers to earlier queries are dropped, and so are pages of results that are loaded already. */
export function nextSearchState(state: SearchPageState, event: SearchPageEvent): SearchPageState {
  switch (event.type) {
    case 'asked': {
      const query = event.query.trim();
      if (query === '') return EMPTY_SEARCH;
      return { ...EMPTY_SEARCH, query, status: 'loading' };
    }
    case 'more':
      return canLoadMore(state) ? { ...state, status: 'loading' } : state;
    case 'answered': {
      const { query, page, hits, nbHits, nbPages } = event.result;
      if (query !== state.query || page !== state.loaded) return state;
      return {
        query,
        hits: [...state.hits, ...hits],
        total: nbHits,
        loaded: page + 1,
        pages: nbPages,
        status: 'done',
      };
    }
    case 'failed':
      return event.query === state.query ? { ...state, status: 'failed' } : state;
  }
}

/** Whether there are more results to load. */
export const canLoadMore = ({ status, loaded, pages }: SearchPageState): boolean =>
  status === 'done' && loaded < pages;
