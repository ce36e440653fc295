import { describe, expect, it, vi } from 'vitest';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const { shouldUpdateScroll } = await import('./browser');

type Place = [pathname: string, search: string, hash: string];

const location = ([pathname, search, hash]: Place) => ({ location: { pathname, search, hash } });

describe('shouldUpdateScroll', () => {
  it.each<[string, Place | null, Place, boolean]>([
    ['first page', null, ['/blog', '', ''], true],
    ['another page', ['/blog', '', ''], ['/docs', '', ''], true],
    ['another hash', ['/blog', '', '#a'], ['/blog', '', '#b'], true],
    ['only the query', ['/docs', '?os=mac', '#a'], ['/docs', '?os=linux', '#a'], false],
    ['the same address', ['/docs', '', ''], ['/docs', '', ''], true],
  ])('%s', (_, before, after, expected) => {
    const args = { prevRouterProps: before ? location(before) : undefined, routerProps: location(after) };
    expect(shouldUpdateScroll(args as never, {} as never)).toBe(expected);
  });
});
