import { emptyResult, type SearchRequest, type SearchResult } from '../../domain/search/answer';

/** Answers searches: the embedded index or the hosted provider. */
export interface SearchClient {
  search: (params: { requests: SearchRequest[] }) => Promise<{ results: SearchResult[] }>;
}

/** Callbacks of a guarded client. */
export interface SearchEvents {
  /** The newest search was answered; null means that it failed. */
  onAnswer: (result: SearchResult | null) => void;
  /** Whether an input method is composing characters, so that the text is not a query yet. */
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
 * Wraps a client for DocSearch, which cannot show that a search failed (it resets its error state) and searches for
 * every incomplete syllable. Failures are reported separately and answered without results, and the last answer stays
 * while characters are composed.
 */
export function guardedClient(client: SearchClient, events: SearchEvents): SearchClient {
  let last: { key: string; answer: Promise<Answer> } | null = null;
  let newest = 0;
  const send = async (requests: SearchRequest[]): Promise<Answer> => {
    const turn = ++newest;
    const isCurrent = (): boolean => turn === newest;
    if (events.delay) await wait(events.delay);
    // A newer search has started, and this one's answer would be dropped.
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
      // Without an earlier answer there is nothing to show yet; the end of the composition starts another search.
      if (events.isComposing()) return last?.answer ?? new Promise(() => undefined);
      const key = JSON.stringify(requests);
      if (last?.key !== key) last = { key, answer: send(requests) };
      return last.answer;
    },
  };
}
