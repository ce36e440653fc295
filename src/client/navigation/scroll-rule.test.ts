import { describe, expect, it } from 'vitest';
import {
  decodableHash,
  scrollMove,
  type HistoryEntry,
  type EntryChange,
  type ScrollMove,
} from './scroll-rule';

const entry = (address: string): HistoryEntry => {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  return { pathname, search, hash };
};

describe('scrollMove', () => {
  it.each<[string, string | null, string, Partial<EntryChange>, ScrollMove]>([
    ['first page', null, '/blog', {}, 'stay'],
    ['first page with a hash', null, '/blog#a', { hasTarget: true }, 'stay'],
    ['another page', '/blog', '/docs', {}, 'top'],
    ['another page with query', '/blog?a', '/docs?b', {}, 'top'],
    ['another page with a hash', '/blog', '/docs#a', { hasTarget: true }, 'target'],
    ['another page, hash of nothing', '/blog', '/docs#a', {}, 'top'],
    ['the same page, another hash', '/blog#a', '/blog#b', { hasTarget: true }, 'target'],
    ['the same page, hash of nothing', '/blog', '/blog#b', {}, 'stay'],
    ['the same page, hash gone', '/blog#a', '/blog', {}, 'top'],
    ['only the query', '/docs?os=mac#a', '/docs?os=linux#a', { hasTarget: true }, 'stay'],
    ['the same address again', '/docs', '/docs', {}, 'top'],
    ['the same hash again', '/docs#a', '/docs#a', { hasTarget: true }, 'target'],
    ['back', '/docs', '/blog', { isStep: true, saved: 900 }, 900],
    ['back to the top', '/docs', '/blog', { isStep: true, saved: 0 }, 0],
    [
      'back to a page with a hash, read further',
      '/docs',
      '/blog#a',
      { isStep: true, saved: 900, hasTarget: true },
      900,
    ],
    ['back to a page never shown in this tab', '/docs', '/blog', { isStep: true }, 'top'],
    [
      'back to an anchor never shown in this tab',
      '/docs',
      '/blog#a',
      { isStep: true, hasTarget: true },
      'target',
    ],
    ['anchor on the page', '/docs', '/docs#a', { isStep: true, hasTarget: true }, 'stay'],
    ['back from an anchor', '/docs#a', '/docs', { isStep: true, saved: 300 }, 300],
  ])('%s', (_, before, after, rest, expected) => {
    const change = { isStep: false, saved: undefined, hasTarget: false, ...rest };
    expect(
      scrollMove({ before: before === null ? null : entry(before), after: entry(after), ...change }),
    ).toBe(expected);
  });
});

it.each([
  ['', ''],
  ['#a%20b', '#a%20b'],
  ['#100%', '#100%25'],
  ['#%E7', '#%25E7'],
])('decodableHash(%s) is %s', (hash, expected) => {
  expect(decodableHash(hash)).toBe(expected);
  expect(() => decodeURI(expected)).not.toThrow();
});
