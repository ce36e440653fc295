import { expect, it, vi } from 'vitest';
import { remembering } from './remembering';

it('makes a result once, and forgets those that were not asked for the longest', () => {
  const make = vi.fn((text: string) => text.length || null);
  const remembered = remembering(make, 2);
  expect(['a', 'bb', 'a', '', 'a', 'bb'].map(remembered)).toEqual([1, 2, 1, null, 1, 2]);
  expect(make.mock.calls.flat()).toEqual(['a', 'bb', '', 'bb']);
});
