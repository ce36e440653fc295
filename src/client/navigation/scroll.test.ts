import { afterEach, expect, it, vi } from 'vitest';
import { shouldUpdateScroll, type RouterLocation } from './scroll';

afterEach(() => {
  vi.unstubAllGlobals();
});

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
  const update = {
    ...(before !== null && { prevRouterProps: { location: at(before) } }),
    routerProps: { location: at(after, action) },
    getSavedScrollPosition: saved,
  };
  expect(shouldUpdateScroll(update)).toBe(expected);
});

it('goes back to where the reader was, not to the target of the hash', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('window', { scrollTo });
  const update = {
    prevRouterProps: { location: at('/docs') },
    routerProps: { location: at('/blog#a') },
    getSavedScrollPosition: saved,
  };
  expect(shouldUpdateScroll(update)).toBe(false);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 900);
});
