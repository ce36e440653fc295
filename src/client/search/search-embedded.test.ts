import { beforeEach, expect, it, vi } from 'vitest';
import { buildIndex } from '../../domain/search/build-index';
import type { SearchPage } from '../../domain/search/records';
import { prepareSearch } from './search-directory';
import { newClient } from './search-embedded';

const pages = (text: string): SearchPage[] => [
  {
    url: '/tide',
    title: 'Tide',
    category: 'Docs',
    tag: 'default',
    keywords: [],
    sections: [{ anchor: null, headings: [], text }],
  },
];

/** A deployed site: the directory and the files in one folder. */
function deployed(folder: string, text: string): Map<string, string> {
  const { directory, shards, fragments } = buildIndex(pages(text));
  return new Map([
    ['/search-index/en.json', JSON.stringify({ folder, ...directory })],
    ...shards.map((shard, at) => [`/search-index/en/${folder}/s${String(at)}.txt`, shard] as const),
    ...fragments.map(
      (one, at) => [`/search-index/en/${folder}/p${String(at)}.json`, JSON.stringify(one)] as const,
    ),
  ]);
}

let server = new Map<string, string>();
let isDown = false;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  isDown = false;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const body = server.get(address);
    return Promise.resolve(new Response(body ?? 'no', { status: body === undefined ? 404 : 200 }));
  });
});

const search = async (client: ReturnType<typeof newClient>, query: string, indexName = 'docs_en') =>
  (await client.search({ requests: [{ indexName, query }] })).results[0];

it('loads each file once', async () => {
  server = deployed('one', 'A pool between rocks.');
  const client = newClient('en');
  expect((await search(client, 'pool'))?.hits[0]?.url).toBe('/tide');
  await search(client, 'rocks');
  expect(asked).toEqual([
    '/search-index/en.json',
    '/search-index/en/one/s0.txt',
    '/search-index/en/one/p0.json',
  ]);
});

it('loads the directory again, once, when a deployment replaced the files', async () => {
  server = deployed('one', 'A pool between rocks.');
  const client = newClient('en');
  await client.search({ requests: [{ indexName: 'docs_en', query: '' }] });
  server = deployed('two', 'A pool between stones.');
  server.set(
    '/search-index/en.json',
    deployed('one', 'A pool between rocks.').get('/search-index/en.json') ?? '',
  );
  const stale = search(client, 'stones');
  server.set(
    '/search-index/en.json',
    deployed('two', 'A pool between stones.').get('/search-index/en.json') ?? '',
  );
  expect((await stale)?.hits[0]?.url).toBe('/tide');
  expect(asked.filter((address) => address.endsWith('en.json'))).toHaveLength(2);
});

it('fails when there is no index, and recovers', async () => {
  server = new Map();
  const client = newClient('en');
  await expect(search(client, 'pool')).rejects.toThrow();
  server = deployed('one', 'A pool between rocks.');
  expect((await search(client, 'pool'))?.nbHits).toBe(1);
});

it('fails when a shard does, and recovers on the next query', async () => {
  server = deployed('one', 'A pool between rocks.');
  const client = newClient('en');
  isDown = true;
  await expect(search(client, 'pool')).rejects.toThrow();
  isDown = false;
  expect((await search(client, 'pool'))?.nbHits).toBe(1);
});

it.each(
  ['.json', 's0.txt', 'p0.json'].flatMap((file) =>
    ['{}', 'null', '<!doctype html>\n\t<p>\n', 'without its end'].map((body) => [file, body] as const),
  ),
)('fails when %s is %j, and recovers on the next query', async (file, body) => {
  server = deployed('one', 'A pool between rocks.');
  const address = [...server.keys()].find((name) => name.endsWith(file)) ?? '';
  const whole = server.get(address) ?? '';
  server.set(address, body === 'without its end' ? whole.slice(0, -1) : body);
  const client = newClient('en');
  await expect(search(client, 'pool')).rejects.toThrow('is damaged');
  server.set(address, whole);
  expect((await search(client, 'pool'))?.nbHits).toBe(1);
});

it('answers other indexes without documents', async () => {
  server = deployed('one', 'A pool between rocks.');
  const result = await search(newClient('en'), 'pool', 'algolia_ask_ai_suggested_questions');
  expect(result).toMatchObject({ hits: [], index: 'algolia_ask_ai_suggested_questions' });
  expect(asked).toEqual([]);
});

it('uses a directory that was asked for before, and asks again where that failed', async () => {
  server = deployed('one', 'A pool between rocks.');
  isDown = true;
  prepareSearch('en');
  await new Promise(setImmediate);
  isDown = false;
  asked.length = 0;
  prepareSearch('en');
  prepareSearch('en');
  expect((await search(newClient('en'), 'pool'))?.hits).toHaveLength(1);
  expect(asked.filter((address) => address.endsWith('en.json'))).toEqual(['/search-index/en.json']);
});
