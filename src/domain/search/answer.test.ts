import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../tests/support/search-index';
import { answer, type SearchRequest } from './answer';
import { buildIndex } from './build-index';
import type { SearchPage } from './records';
import { resultParts } from './result-parts';

const page = (
  url: string,
  title: string,
  sections: Partial<Record<string, string>>,
  text = '',
): SearchPage => ({
  url,
  title,
  category: 'Docs & more',
  tag: 'default',
  keywords: [],
  sections: [
    { anchor: null, headings: [], text },
    ...Object.entries(sections).map(([heading, body = '']) => ({
      anchor: heading.toLowerCase(),
      headings: [heading],
      text: body,
    })),
  ],
});

const PAGES = [
  page(
    '/vue',
    'The <script setup> block',
    { Usage: 'Compile-time sugar. Use props & emits.' },
    'About scripts.',
  ),
  page('/cache', 'Nginx caching', { Locks: 'One request fills the cache, others wait.', Keys: 'No cookie.' }),
  page('/tide', '潮汐表', { 高潮: '潮水涨到最高处。', 低潮: '潮水退到最低处，池子露出来。' }),
  ...Array.from({ length: 12 }, (_, at) =>
    page(`/filler/${String(at)}`, `Filler ${String(at)}`, {
      Part: 'Words that fill pages, again and again.',
    }),
  ),
];
const files = indexOf(PAGES);
const ask = (query: string, rest: Partial<SearchRequest> = {}) =>
  answer({ indexName: 'docs', query, ...rest }, files);
const urls = async (query: string, rest?: Partial<SearchRequest>) =>
  (await ask(query, rest)).hits.map(({ url }) => url);

describe('results', () => {
  it('are escaped, with marks', async () => {
    const [hit] = (await ask('script setup')).hits;
    expect(hit?.type).toBe('lvl1');
    expect(hit?.hierarchy).toMatchObject({ lvl0: 'Docs &amp; more', lvl1: 'The &lt;script setup&gt; block' });
    expect(hit?._snippetResult.hierarchy.lvl1?.value).toBe(
      'The &lt;<mark>script</mark> <mark>setup</mark>&gt; block',
    );
  });

  it('tell headings from text', async () => {
    const [locks] = (await ask('locks')).hits;
    expect(locks).toMatchObject({ type: 'lvl2', url: '/cache#locks' });
    // The result still contains the text below the heading.
    expect(locks?.content).toBe('One request fills the cache, others wait.');
    const [usage] = (await ask('props emits')).hits;
    expect(usage).toMatchObject({ type: 'content', url: '/vue#usage', url_without_anchor: '/vue' });
    expect(usage?.content).toBe('Compile-time sugar. Use props &amp; emits.');
    expect(usage && resultParts(usage)).toEqual({
      title: 'Usage',
      parents: ['Docs &amp; more', 'The &lt;script setup&gt; block'],
      snippet: 'Compile-time sugar. Use <mark>props</mark> &amp; <mark>emits</mark>.',
    });
  });

  it('put the page first whose title was asked for, as a row of its own', async () => {
    expect((await urls('nginx caching'))[0]).toBe('/cache');
    expect((await ask('潮汐表')).hits[0]).toMatchObject({ type: 'lvl1', objectID: '/tide#' });
  });

  it('have unique ids', async () => {
    for (const query of ['words', '潮水', 'nginx caching', 'script']) {
      const ids = (await ask(query, { hitsPerPage: 100 })).hits.map(({ objectID }) => objectID);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each([
    ['prefixes', 'cach', '/cache'],
    ['slips', 'ngnix', '/cache'],
    ['one character', '潮', '/tide'],
    ['the end of a run', '处', '/tide#高潮'],
    ['parts where the whole is unknown', 'nginx.locks', '/cache#locks'],
    ['one wrong character in four', '最低出', '/tide#低潮'],
    ['other widths', 'ｎｇｉｎｘ', '/cache'],
  ])('are found by %s', async (_, query, url) => expect(await urls(query)).toContain(url));
});

describe('paging', () => {
  it('gives every row once, in the same order', async () => {
    const all = await urls('fill', { hitsPerPage: 100 });
    const parts = await Promise.all([0, 1, 2, 3].map((at) => urls('fill', { hitsPerPage: 5, page: at })));
    expect(parts.flat()).toEqual(all.slice(0, 20));
    expect((await ask('fill', { hitsPerPage: 5 })).nbPages).toBe(Math.ceil(all.length / 5));
  });

  it('counts documents, and gives one row for each when asked to', async () => {
    const result = await ask('fill', { distinct: 1, hitsPerPage: 5 });
    expect(result).toMatchObject({
      nbHits: 13,
      nbPages: 3,
      hitsPerPage: 5,
      page: 0,
      query: 'fill',
      index: 'docs',
    });
    expect(new Set(result.hits.map((hit) => hit.url_without_anchor)).size).toBe(5);
  });

  it('has an end', async () => expect((await ask('fill', { page: 99 })).hits).toEqual([]));
});

describe('what is no question', () => {
  it.each([
    '',
    '   ',
    '😀😀',
    '\ud800',
    '.*+?^${}()|[]\\',
    'zzzzzzzz',
    '<img src=x onerror=alert(1)>',
    'constructor __proto__ toString',
    '潮'.repeat(512),
    'x'.repeat(2000),
    "zu'ji",
    '\u0000\t',
  ])('gives an answer: %j', async (query) => {
    const result = await ask(query);
    expect(result.query).toBe(query);
    for (const hit of result.hits) expect(JSON.stringify(hit._snippetResult)).not.toMatch(/<(?!\/?mark>)/);
  });

  it('asks for no file', async () => {
    const untouched = indexOf(PAGES);
    await answer({ indexName: 'docs', query: ' ' }, untouched);
    await answer({ indexName: 'docs', query: 'cache', hitsPerPage: 0 }, untouched);
    expect(untouched.asked.size).toBe(0);
  });
});

describe('the index', () => {
  it('is the same for the same pages', () => expect(buildIndex(PAGES)).toEqual(buildIndex(PAGES)));

  it('can be of no pages at all', async () => {
    const empty = indexOf([]);
    expect((await answer({ indexName: 'docs', query: 'tide' }, empty)).hits).toEqual([]);
  });
});

it.each(['useBarnacle', 'tide_call', 'flatPool', 'limpet.config', 'HTTPWallaby', 'path/to', 'dunnart.yaml'])(
  'finds and marks %s in qualified names, also when another page has it alone',
  async (query) => {
    const names =
      'React.useBarnacle、check_tide_call Array.prototype.flatPool vite.limpet.config.ts getHTTPWallaby';
    const pages = [
      page('/alone', 'Alone', {}, `The name ${query} alone.`),
      page('/whole', 'Whole', {}, `${names} some/path/to/dunnart.yaml`),
    ];
    const { hits } = await answer({ indexName: 'docs', query }, indexOf(pages));
    expect(hits.map(({ url }) => url).sort()).toEqual(['/alone', '/whole']);
    for (const { _snippetResult } of hits) expect(_snippetResult.content?.value).toContain(`<mark>${query}`);
  },
);
