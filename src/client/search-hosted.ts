import { liteClient } from 'algoliasearch/lite';
import type { HostedSearch } from '../site/schema';
import type { SearchClient } from './search-client';

/** A client of the hosted provider, for the search page; the dialog has its own. */
export function hostedClient({ appId, apiKey }: Pick<HostedSearch, 'appId' | 'apiKey'>): SearchClient {
  const client = liteClient(appId, apiKey);
  return {
    search: (params) => client.search(params) as unknown as ReturnType<SearchClient['search']>,
  };
}
