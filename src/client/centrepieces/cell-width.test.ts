import { expect, it } from 'vitest';
import { charactersOf, lengthsOf } from './cell-width';

it.each([
  // Bytes, units, points and graphemes as count.mjs prints them, cells as cells.py does.
  ['藤壶', [6, 2, 2, 2, 4]],
  ['cafe\u0301', [6, 5, 5, 4, 4]],
  ['❤\ufe0f', [6, 2, 2, 1, 1]],
  ['👍🏽', [8, 4, 2, 1, 4]],
  ['🇯🇵', [8, 4, 2, 1, 2]],
  ['👩\u200d🔬', [11, 5, 3, 1, 4]],
  ['\u1112\u1161\u11ab', [9, 3, 3, 1, 2]],
  ['—', [3, 1, 1, 1, 1]],
  ['', [0, 0, 0, 0, 0]],
])('%j counts %j', (text, expected) => {
  expect(Object.values(lengthsOf(text))).toEqual(expected);
});

it('keeps what belongs together in one character', () => {
  expect(charactersOf('a藤e\u0301')).toEqual([
    { character: 'a', cells: 1 },
    { character: '藤', cells: 2 },
    { character: 'e\u0301', cells: 1 },
  ]);
});
