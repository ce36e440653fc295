import type { SearchResult } from '../../domain/search/answer';
import type { HostedSearch } from '../../site/schema';
import type { SearchClient } from './search-client';

/** The provider's servers, each of which is asked when the one before does not answer. */
const hosts = (appId: string): string[] => [
  `${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `${appId}-${String(number)}.algolianet.com`),
];

/**
 * A client of the hosted provider for the search page, which makes a single kind of request. The dialog uses the
 * provider's own client, which would make this page five times as large.
 */
export function hostedClient({ appId, apiKey }: Pick<HostedSearch, 'appId' | 'apiKey'>): SearchClient {
  const key = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  return {
    search: async ({ requests }) => {
      let failure: unknown;
      for (const host of hosts(appId)) {
        try {
          const response = await fetch(`https://${host}/1/indexes/*/queries?${key.toString()}`, {
            method: 'POST',
            // With a plain content type the browser sends no CORS preflight.
            headers: { 'content-type': 'text/plain' },
            body: JSON.stringify({ requests }),
          });
          if (response.ok) return (await response.json()) as { results: SearchResult[] };
          failure = new Error(`${host}: ${String(response.status)}`);
          if (response.status < 500) break;
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
  };
}
