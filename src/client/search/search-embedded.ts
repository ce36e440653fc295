import { answer, emptyResult, type SearchRequest, type SearchResult } from '../../domain/search/answer';
import { indexName } from '../../domain/search/index-names';
import type { Locale } from '../../domain/routing/locale';
import type { SearchClient } from './search-client';
import { StaleIndexError } from './search-directory';
import { indexFiles } from './search-files';

const clients = new Map<Locale, SearchClient>();

/** The client of the embedded index, one per language, so that all callers share its files. */
export function embeddedClient(locale: Locale): SearchClient {
  const client = clients.get(locale) ?? newClient(locale);
  clients.set(locale, client);
  return client;
}

/**
 * A client of the embedded index. After a new deployment the files of the open page's index are gone; then the
 * directory is loaded again, once.
 */
export function newClient(locale: Locale): SearchClient {
  let files = indexFiles(locale);
  const answerOne = async (request: SearchRequest): Promise<SearchResult> => {
    // Suggested questions and prompts are in separate indexes, which only the hosted provider has.
    if (request.indexName !== indexName(locale)) return emptyResult(request);
    const used = files;
    try {
      return await answer(request, used);
    } catch (error) {
      if (!(error instanceof StaleIndexError)) throw error;
      if (files === used) files = indexFiles(locale, 'reload');
      return answer(request, files);
    }
  };
  return {
    search: async ({ requests }) => ({ results: await Promise.all(requests.map(answerOne)) }),
  };
}
