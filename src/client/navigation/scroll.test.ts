import { afterEach, expect, it, vi } from 'vitest';
import { shouldUpdateScroll, type RouterLocation } from './scroll';

afterEach(() => vi.unstubAllGlobals());

const at = (address: string, action?: string): RouterLocation => {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  return { pathname, search, hash, ...(action !== undefined && { action }) };
};

const saved = (): [number, number] => [0, 900];

it.each<[string, string | null, string, 'PUSH' | undefined, boolean]>([
  ['the first page', null, '/blog#a', undefined, false],
  ['another page', '/blog', '/docs', 'PUSH', true],
  ['another page with a hash', '/blog', '/docs#a', 'PUSH', true],
  ['another page with another query', '/blog?a', '/docs?b', 'PUSH', true],
  ['another hash', '/blog#a', '/blog#b', 'PUSH', true],
  ['no hash any more', '/blog#a', '/blog', 'PUSH', true],
  ['the same address again', '/blog', '/blog', 'PUSH', true],
  ['only the query', '/docs?os=mac#a', '/docs?os=linux#a', 'PUSH', false],
  ['back', '/docs', '/blog', undefined, true],
  ['an anchor on the page', '/docs', '/docs#a', undefined, false],
  ['back from an anchor', '/docs#a', '/docs', undefined, false],
])('%s', (_, before, after, action, expected) => {
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('history', { scrollRestoration: 'auto' });
  const update = {
    ...(before !== null && { prevRouterProps: { location: at(before) } }),
    routerProps: { location: at(after, action) },
    getSavedScrollPosition: saved,
  };
  expect(shouldUpdateScroll(update)).toBe(expected);
});

it.each<[string, string | null, [number, number], boolean, number[][]]>([
  [
    'a step back goes to where the reader was, not to the target of the hash',
    '/docs',
    [0, 900],
    false,
    [[0, 900]],
  ],
  ['a step back to a page that never came goes to the target', '/docs', [0, 0], true, []],
  ['so does the document that is loaded instead', null, [0, 0], true, []],
  ['and that of a page that was there goes to where the reader was', null, [0, 900], false, [[0, 900]]],
])('%s', (_, before, position, expected, scrolls) => {
  const scrollTo = vi.fn();
  vi.stubGlobal('window', { scrollTo });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('history', { scrollRestoration: before === null ? 'manual' : 'auto' });
  const update = {
    ...(before !== null && { prevRouterProps: { location: at(before) } }),
    routerProps: { location: at('/blog#a') },
    getSavedScrollPosition: () => position,
  };
  expect(shouldUpdateScroll(update)).toBe(expected);
  expect(scrollTo.mock.calls).toEqual(scrolls);
});
