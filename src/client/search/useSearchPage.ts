import { liteClient } from 'algoliasearch/lite';
import { navigate } from 'gatsby';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { Locale } from '../../domain/routing/locale';
import { searchAddress } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import { withoutPrefix } from '../browser/path-prefix';
import { whenNear } from '../browser/when-near';
import type { SearchClient } from './search-client';
import { canLoadMore, EMPTY_SEARCH, nextSearchState } from './search-page-state';
import { embeddedClient } from './search-embedded';
import { searchSetup } from './search-setup';

/** Milliseconds after the last key before a query is sent. */
const TYPING_DELAY = 300;

/** Results per page of the list. */
const HITS_PER_PAGE = 15;

/** The client that the configuration names. */
const openClient = (locale: Locale): SearchClient => {
  const { hosted } = site.search;
  return hosted
    ? (liteClient(hosted.appId, hosted.apiKey) as unknown as SearchClient)
    : embeddedClient(locale);
};

/**
 * State of the search page. The address holds the query, so that results can be shared and survive a reload.
 * @param path Address of the page without query.
 * @param search Query of the current address.
 */
export function useSearchPage(locale: Locale, path: string, search: string) {
  const asked = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState('');
  const [state, dispatch] = useReducer(nextSearchState, EMPTY_SEARCH);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const client = useRef<SearchClient>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    setText(asked);
    dispatch({ type: 'asked', query: asked });
  }, [asked, attempt]);

  const { query, loaded, status } = state;
  const hasMore = canLoadMore(state);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!hasMore || !end.current) return;
    return whenNear(end.current, () => dispatch({ type: 'more' }), 0);
  }, [hasMore]);

  useEffect(() => {
    if (status !== 'loading') return;
    const load = async (): Promise<void> => {
      client.current ??= openClient(locale);
      const { index, facetFilters } = searchSetup(locale);
      const { results } = await client.current.search({
        requests: [
          {
            indexName: index,
            query,
            page: loaded,
            hitsPerPage: HITS_PER_PAGE,
            distinct: 1,
            attributesToSnippet: ['content:30'],
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            ...(facetFilters.length > 0 ? { facetFilters } : {}),
          },
        ],
      });
      const [result] = results;
      if (result) dispatch({ type: 'answered', result });
    };
    load().catch(() => {
      client.current = undefined;
      dispatch({ type: 'failed', query });
    });
  }, [status, query, loaded, locale]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (value: string): void => {
    clearTimeout(timer.current);
    const address = searchAddress(path, value.trim());
    if (value.trim() === asked) setAttempt((count) => count + 1);
    else navigate(withoutPrefix(address), { replace: true });
  };
  return {
    text,
    type: (value: string) => {
      setText(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (value.trim() !== asked) ask(value);
      }, TYPING_DELAY);
    },
    /** Searches at once. */
    submit: () => ask(text),
    state,
    /** The end of the list: more is loaded when it is in view. */
    end,
  };
}

/** Replaces the document's title while a title is given; null leaves the page's own. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
