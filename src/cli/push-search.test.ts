import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider, type Provider } from '../../tests/support/search-provider';
import type { SearchPage } from '../domain/search/records';
import { site } from '../site/config';
import { pushRecords, pushTarget, recordsByIndex } from './push-search';

let provider: Provider;
beforeAll(async () => (provider = await startProvider()));
afterAll(() => provider.close());
beforeEach(() => {
  provider.requests.length = 0;
  provider.indexes.clear();
});

const pages = (count: number): SearchPage[] =>
  Array.from({ length: count }, (_, at) => ({
    url: `/docs/${String(at)}`,
    title: `Page ${String(at)}`,
    category: 'Docs',
    tag: 'docs-default-current',
    keywords: [],
    sections: [{ anchor: null, headings: [], text: 'Text.' }],
  }));

const credentials = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'secret', ALGOLIA_INDEX: 'notes' };
const lines: string[] = [];
const print = (line: string) => lines.push(line);

describe('pushTarget', () => {
  it('says everything that is missing', () => {
    expect(() => pushTarget({ ...site.search, hosted: null }, {})).toThrow(
      /ALGOLIA_APP_ID.*\n.*ALGOLIA_INDEX.*\n.*ALGOLIA_ADMIN_KEY/,
    );
    expect(() =>
      pushTarget({ ...site.search, hosted: null }, { ...credentials, ALGOLIA_ADMIN_KEY: '' }),
    ).toThrow(/^Cannot push to the hosted search. Missing:\n {2}- a key/);
  });
});

describe('pushRecords', () => {
  const push = async (count: number, indexName: string | { 'zh-Hans': string; en: string } = 'notes') => {
    const target = { ...pushTarget(site.search, { ...credentials, ALGOLIA_HOST: provider.url }), indexName };
    await pushRecords(
      recordsByIndex(site, indexName, (locale) => (locale === 'en' ? pages(count) : pages(1))),
      target,
      print,
    );
  };

  it('sends settings and batches, and puts the new index in the place of the old', async () => {
    await push(600);
    expect(provider.indexes.get('notes')).toHaveLength(1202);
    expect(provider.settings.get('notes')).toMatchObject({
      attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
      attributeForDistinct: 'url_without_anchor',
    });
    const batches = provider.requests.filter((request) => request.path.endsWith('/batch'));
    expect(batches.map(({ body }) => (body as { requests: unknown[] }).requests.length)).toEqual([1000, 202]);
    for (const { headers, path } of provider.requests) {
      expect(headers['x-algolia-application-id'], path).toBe('APP');
      expect(headers['x-algolia-api-key'], path).toBe('secret');
    }
    const operations = provider.requests
      .filter((request) => request.path.endsWith('/operation'))
      .map(({ body }) => (body as { operation: string }).operation);
    expect(operations).toEqual(['copy', 'copy', 'move']);
    expect(provider.indexes.get('notes')?.[0]).toMatchObject({
      language: 'zh-Hans',
      docusaurus_tag: 'docs-default-current',
      url: 'https://tidepool.example.com/docs/0',
    });
  });

  it('knows one index for each language', async () => {
    await push(2, { 'zh-Hans': 'notes_zh', en: 'notes_en' });
    expect([...provider.indexes].map(([name, objects]) => [name, objects.length])).toEqual([
      ['notes_zh', 2],
      ['notes_en', 4],
    ]);
  });

  it('sends nothing in a dry run', async () => {
    lines.length = 0;
    const indexes = recordsByIndex(site, 'notes', () => pages(3));
    await pushRecords(indexes, null, print);
    expect(lines).toEqual([
      expect.stringMatching(/^notes: 12 records, \d+ KB \(dry run: nothing was sent\)$/),
    ]);
    expect(provider.requests).toEqual([]);
  });

  it('passes on what the provider says against it', async () => {
    provider.fail(403);
    await expect(push(1)).rejects.toThrow('no');
    provider.fail(null);
  });
});
