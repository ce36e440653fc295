import { expect, it } from 'vitest';
import { editDistance } from './edit-distance';

it.each([
  ['tilte', 'title', undefined, 2],
  ['tilte', 'title', 3, 2],
  ['tilte', 'title', 2, Infinity],
  ['a', 'abcd', 3, Infinity],
  ['潮汐表', '潮汐', 2, 1],
  ['', 'ab', undefined, 2],
  ['x', 'x', 1, 0],
])('%s and %s below %s: %d', (a, b, limit, expected) => expect(editDistance(a, b, limit)).toBe(expected));
