import { expect, it } from 'vitest';
import { scrollNeeded } from './useKeepInView';

it.each([
  ['in the middle', 300, 0],
  ['above', 40, -108],
  ['below', 700, 168],
  ['just inside', 148, 0],
])('%s', (_, top, expected) => {
  expect(scrollNeeded({ top, bottom: top + 20 }, { top: 100, bottom: 600 })).toBe(expected);
});
