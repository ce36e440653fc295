import { expect, it } from 'vitest';
import { hostedRecords } from './hosted-records';
import type { SearchPage } from './records';

const page: SearchPage = {
  url: '/en/docs/A',
  title: 'The <a> element',
  category: 'Docs',
  tag: 'docs-default-current',
  keywords: [],
  sections: [
    { anchor: null, headings: [], text: 'Links & more.' },
    { anchor: 'rel', headings: ['Attributes', 'rel'], text: '' },
  ],
};

it('are a heading and a text for each section, escaped', () => {
  const records = hostedRecords(page, 'en', 'https://tidepool.example.com');
  expect(records.map(({ objectID, type, content }) => [objectID, type, content])).toEqual([
    ['https://tidepool.example.com/en/docs/A', 'lvl1', null],
    ['https://tidepool.example.com/en/docs/A-0', 'content', 'Links &amp; more.'],
    ['https://tidepool.example.com/en/docs/A#rel', 'lvl3', null],
  ]);
  expect(records[2]).toMatchObject({
    url: 'https://tidepool.example.com/en/docs/A#rel',
    url_without_anchor: 'https://tidepool.example.com/en/docs/A',
    anchor: 'rel',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    hierarchy: { lvl0: 'Docs', lvl1: 'The &lt;a&gt; element', lvl2: 'Attributes', lvl3: 'rel', lvl4: null },
  });
});

it('stay under the size the provider accepts, and lose nothing', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `${String(at)} ${'潮'.repeat(180)}`);
  const long = {
    ...page,
    sections: [{ anchor: null, headings: [], text: [...lines, '&'.repeat(6000)].join('\n') }],
  };
  const records = hostedRecords(long, 'zh-Hans', 'https://x');
  for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  const text = records.map(({ content }) => content ?? '').join('\n');
  for (const line of lines) expect(text).toContain(line);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});
