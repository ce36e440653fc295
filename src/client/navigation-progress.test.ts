import { expect, it } from 'vitest';
import { isPageChange } from './navigation-progress';

it.each([
  ['/blog', '/blog/Awk', true],
  ['/blog', '/blog?page=2', false],
  ['/blog', '/blog#top', false],
  ['/blog', '/en/blog', true],
])('%s → %s: %s', (from, to, expected) => {
  expect(isPageChange(from, to)).toBe(expected);
});
