import { answer, emptyResult, type SearchRequest, type SearchResult } from '../../domain/search/answer';
import type { IndexFiles } from '../../domain/search/engine';
import { INDEX_FOLDER, type IndexDirectory } from '../../domain/search/index-format';
import { indexName } from '../../domain/search/index-names';
import type { Locale } from '../../domain/routing/locale';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import { searchedIndex } from '../browser/docs-scope';
import type { SearchClient } from './search-client';
import { loadDirectory, loadText, StaleIndexError } from './search-directory';

const clients = new Map<string, SearchClient>();

/** The client of the embedded index, one per index, so that all callers share its files. */
export const embeddedClient = (locale: Locale): SearchClient =>
  process.env.GATSBY_DOCS_SETS
    ? // Which version is read may change while the client is in use.
      { search: (params) => clientOf(locale, searchedIndex(locale)).search(params) }
    : clientOf(locale, locale);

function clientOf(locale: Locale, files: string): SearchClient {
  const client = clients.get(files) ?? newClient(locale, files);
  clients.set(files, client);
  return client;
}

/** A client of an index. Once a new deployment has replaced its files, the directory is loaded again, once. */
export function newClient(locale: Locale, name: string = locale): SearchClient {
  let files = indexFiles(name);
  const answerOne = async (request: SearchRequest): Promise<SearchResult> => {
    // Suggested questions and prompts are in separate indexes, which only the hosted provider has.
    if (request.indexName !== indexName(locale)) return emptyResult(request);
    const used = files;
    try {
      return await answer(request, used);
    } catch (error) {
      if (!(error instanceof StaleIndexError)) throw error;
      if (files === used) files = indexFiles(name, 'reload');
      return answer(request, files);
    }
  };
  return {
    search: async ({ requests }) => ({ results: await Promise.all(requests.map(answerOne)) }),
  };
}

/** A published index. Files are kept while the page is open; failed ones are requested again. */
function indexFiles(name: string, cache: RequestCache = 'no-cache'): IndexFiles {
  const kept = new Map<string, Promise<string>>();
  const once = (file: string, start: () => Promise<string>): Promise<string> => {
    const known = kept.get(file);
    if (known) return known;
    const loading = start();
    kept.set(file, loading);
    loading.catch(() => kept.delete(file));
    return loading;
  };
  let parsed: IndexDirectory | null = null;
  const directory = async (): Promise<IndexDirectory> => {
    const json = await once('', () => loadDirectory(name, cache));
    parsed ??= JSON.parse(json) as IndexDirectory;
    return parsed;
  };
  return {
    directory,
    text: async (file) => {
      const { folder } = await directory();
      return once(file, () => loadText(withBase(`/${INDEX_FOLDER}/${name}/${folder}/${file}`, site.baseUrl)));
    },
  };
}
