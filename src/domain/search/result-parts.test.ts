import { expect, it } from 'vitest';
import type { SearchHit } from './hits';
import { resultParts } from './result-parts';

const hit = (titles: (string | null)[], content?: string) =>
  ({
    hierarchy: Object.fromEntries(
      ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level, at) => [
        level,
        titles[at] ?? null,
      ]),
    ),
    _highlightResult: { hierarchy: { lvl1: { value: `<mark>${titles[1] ?? ''}</mark>` } } },
    _snippetResult: content === undefined ? {} : { content: { value: content } },
  }) as unknown as SearchHit;

it.each([
  ['a page', ['Docs › Docker', 'Building'], { title: '<mark>Building</mark>', parents: ['Docs › Docker'] }],
  ['a page named like what it is in', ['Docker', 'Docker'], { title: '<mark>Docker</mark>', parents: [] }],
  ['a section', ['博客', '潮汐', '高潮'], { title: '高潮', parents: ['博客', '<mark>潮汐</mark>'] }],
  ['a section named like its page', ['Blog', 'Tides', 'Tides'], { title: 'Tides', parents: ['Blog'] }],
])('%s', (_, titles, expected) => {
  expect(resultParts(hit(titles, 'text'))).toEqual({ ...expected, snippet: 'text' });
});
