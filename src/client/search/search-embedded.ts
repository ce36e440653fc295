import { answer, emptyResult, type SearchRequest, type SearchResult } from '../../domain/search/answer';
import { indexName } from '../../domain/search/index-names';
import type { Locale } from '../../domain/routing/locale';
import type { SearchClient } from './search-client';
import { StaleIndexError } from './search-directory';
import { indexFiles } from './search-files';

const clients = new Map<Locale, SearchClient>();

/**
 * The client of the index that is built into the site, one for each language: whoever asks, files are loaded once.
 */
export function embeddedClient(locale: Locale): SearchClient {
  const client = clients.get(locale) ?? newClient(locale);
  clients.set(locale, client);
  return client;
}

/** After a new deployment the files of the open page's index are gone: then the directory is loaded once more. */
export function newClient(locale: Locale): SearchClient {
  let files = indexFiles(locale);
  const answerOne = async (request: SearchRequest): Promise<SearchResult> => {
    // Suggested questions and prompts live in indexes of their own, which only the hosted provider has.
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
