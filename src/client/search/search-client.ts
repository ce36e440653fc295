import { emptyResult, type SearchRequest, type SearchResult } from '../../domain/search/answer';

/** What answers searches: the embedded index or the hosted provider. */
export interface SearchClient {
  search: (params: { requests: SearchRequest[] }) => Promise<{ results: SearchResult[] }>;
}

/** What a guarded client tells the interface. */
export interface SearchEvents {
  /** The newest search was answered; null: it failed. */
  onAnswer: (result: SearchResult | null) => void;
  /** Letters are being composed into characters: what is typed is no query yet. */
  isComposing: () => boolean;
  /** Milliseconds to wait for the next key before a search is sent. */
  delay?: number;
}

type Answer = Awaited<ReturnType<SearchClient['search']>>;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Stands between DocSearch and a client. DocSearch cannot show that a search failed (it resets the state in which it
 * would) and searches for every half-typed syllable: so failures are told apart here and answered without results, and
 * while a character is composed the last answer stays.
 */
export function guardedClient(client: SearchClient, events: SearchEvents): SearchClient {
  let last: { key: string; answer: Promise<Answer> } | null = null;
  let newest = 0;
  const send = async (requests: SearchRequest[]): Promise<Answer> => {
    const turn = ++newest;
    const isCurrent = (): boolean => turn === newest;
    if (events.delay) await wait(events.delay);
    // A newer search is on its way: this one would be thrown away.
    if (!isCurrent()) return { results: requests.map(emptyResult) };
    try {
      const answer = await client.search({ requests });
      const [result] = answer.results;
      if (isCurrent() && result) events.onAnswer(result);
      return answer;
    } catch {
      if (isCurrent()) {
        last = null;
        events.onAnswer(null);
      }
      return { results: requests.map(emptyResult) };
    }
  };
  return {
    search: ({ requests }) => {
      // Without an earlier answer there is nothing to show yet: the end of the composition searches again.
      if (events.isComposing()) return last?.answer ?? new Promise(() => undefined);
      const key = JSON.stringify(requests);
      if (last?.key !== key) last = { key, answer: send(requests) };
      return last.answer;
    },
  };
}
