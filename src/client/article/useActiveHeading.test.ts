import { expect, it } from 'vitest';
import { activeHeadingIndex } from './useActiveHeading';

it.each<[string, number[], number]>([
  ['no headings', [], -1],
  ['above the first heading', [600, 900], -1],
  ['the first heading in the upper half', [399, 900], 0],
  ['a heading exactly at the middle is not yet active', [-50, 400], 0],
  ['a heading at the very top', [-300, 0, 700], 1],
  ['between two headings', [-300, 700], 0],
  ['the end of the page', [-900, -300], 1],
])('%s', (_, tops, expected) => expect(activeHeadingIndex(tops, 800)).toBe(expected));
