import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const { shouldUpdateScroll } = await import('./browser');

type Place = [pathname: string, search: string, hash: string];

const location = ([pathname, search, hash]: Place) => ({
  location: { pathname, search, hash, action: 'PUSH', key: pathname + search + hash },
});

describe('shouldUpdateScroll', () => {
  const scrollTo = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('window', { scrollTo });
    vi.stubGlobal('document', { getElementById: () => null });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    scrollTo.mockClear();
  });

  it.each<[string, Place | null, Place, boolean]>([
    ['first page', null, ['/blog', '', ''], false],
    ['another page', ['/blog', '', ''], ['/docs', '', ''], true],
    ['only the query', ['/docs', '?os=mac', '#a'], ['/docs', '?os=linux', '#a'], false],
  ])('leaves nothing to Gatsby: %s', (_, before, after, scrolls) => {
    const args = { prevRouterProps: before ? location(before) : undefined, routerProps: location(after) };
    expect(shouldUpdateScroll(args as never, {} as never)).toBe(false);
    expect(scrollTo).toHaveBeenCalledTimes(scrolls ? 1 : 0);
  });
});
