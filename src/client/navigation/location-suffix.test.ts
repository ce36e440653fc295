import { expect, it } from 'vitest';
import { withLocationOf } from './location-suffix';

it.each([
  ['/en/blog', '', '', '/en/blog'],
  ['/en/blog', '?q=1', '#安装', '/en/blog?q=1#安装'],
  ['/en/blog?old=1#old', '', '#new', '/en/blog#new'],
])('%s with %s%s', (address, search, hash, expected) => {
  expect(withLocationOf(address, { search, hash })).toBe(expected);
});
