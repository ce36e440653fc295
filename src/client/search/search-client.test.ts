import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyResult, type SearchRequest, type SearchResult } from '../../domain/search/answer';
import { guardedClient, type SearchClient } from './search-client';

const request = (query: string): { requests: SearchRequest[] } => ({
  requests: [{ indexName: 'docs', query }],
});

const inner = vi.fn<SearchClient['search']>();
const onAnswer = vi.fn<(result: SearchResult | null) => void>();
const totals = () => onAnswer.mock.calls.map(([result]) => result?.nbHits ?? null);
let isComposing = false;
const make = (delay = 0) =>
  guardedClient({ search: inner }, { onAnswer, isComposing: () => isComposing, delay });

beforeEach(() => {
  isComposing = false;
  inner.mockReset();
  onAnswer.mockReset();
  inner.mockImplementation(({ requests }) =>
    Promise.resolve({ results: requests.map((one) => ({ ...emptyResult(one), nbHits: 3 })) }),
  );
});

describe('guardedClient', () => {
  it('passes answers on', async () => {
    const { results } = await make().search(request('tide'));
    expect(results[0]).toMatchObject({ query: 'tide', nbHits: 3 });
    expect(totals()).toEqual([3]);
  });

  it('answers a failure without results, says so, and asks again', async () => {
    const client = make();
    inner.mockRejectedValueOnce(new Error('RetryError'));
    expect((await client.search(request('tide'))).results[0]?.hits).toEqual([]);
    await client.search(request('tide'));
    expect(totals()).toEqual([null, 3]);
  });

  it('asks nothing while characters are composed: the last answer stays', async () => {
    const client = make();
    const before = await client.search(request('潮'));
    isComposing = true;
    expect(await client.search(request("潮zu'jian"))).toBe(before);
    isComposing = false;
    await client.search(request('潮组件'));
    expect(inner.mock.calls.map(([{ requests }]) => requests[0]?.query)).toEqual(['潮', '潮组件']);
  });

  it('says nothing about a composition without an earlier answer', async () => {
    isComposing = true;
    const answer = make().search(request('zu'));
    await expect(Promise.race([answer, Promise.resolve('pending')])).resolves.toBe('pending');
    expect(inner).not.toHaveBeenCalled();
  });

  it('asks once for the same thing', async () => {
    const client = make();
    await Promise.all([client.search(request('组件')), client.search(request('组件'))]);
    expect(inner).toHaveBeenCalledTimes(1);
  });

  it('waits for the reader to stop typing', async () => {
    vi.useFakeTimers();
    const client = make(100);
    const answers = Promise.all(['t', 'ti', 'tid', 'tide'].map((query) => client.search(request(query))));
    await vi.advanceTimersByTimeAsync(100);
    await answers;
    expect(inner.mock.calls.map(([{ requests }]) => requests[0]?.query)).toEqual(['tide']);
    vi.useRealTimers();
  });

  it('does not report an old failure over a newer answer', async () => {
    const client = make();
    let fail: (error: Error) => void = () => undefined;
    inner.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const slow = client.search(request('old'));
    await client.search(request('new'));
    fail(new Error('late'));
    await slow;
    expect(totals()).toEqual([3]);
  });
});
