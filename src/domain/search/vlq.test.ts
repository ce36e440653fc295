import { expect, it } from 'vitest';
import { decodeNumbers, digit, encodeNumbers, valueOf } from './vlq';

it.each([
  [[]],
  [[0, 1, 31, 32, 33]],
  [[1023, 1024, 65_535, 2 ** 31, 2 ** 40]],
  [Array.from({ length: 300 }, (_, at) => at * 7)],
])('gives numbers back: %j', (numbers) => {
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
  expect(decodeNumbers(`?${encodeNumbers(numbers)}`, 1)).toEqual(numbers);
});

it('writes a level as one character', () => {
  for (let level = 0; level < 64; level++) expect(valueOf(digit(level))).toBe(level);
  expect(new Set(Array.from({ length: 64 }, (_, level) => digit(level))).size).toBe(64);
});
