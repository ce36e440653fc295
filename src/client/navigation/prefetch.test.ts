import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch, preloadVisibleLinks } from './prefetch';

const loaded = vi.hoisted((): string[] => []);
vi.mock('./page-loader', () => ({
  preload: (path: string) => {
    loaded.push(path);
    return Promise.resolve({ status: 'success' });
  },
}));

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('%o → %s', (connection, expected) => expect(mayPrefetch(connection)).toBe(expected));

  it('waits for the network', () => expect(mayPrefetch({ effectiveType: '4g' }, false)).toBe(false));
});

describe('preloadVisibleLinks', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    loaded.length = 0;
  });

  /** Shows a page with links of the text and others, of which those that end in `?below` are not in view. */
  async function show(inText: string[], others: string[] = [], bytesPerPage = 0): Promise<string[]> {
    const requestIdleCallback = (callback: () => void) => callback();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('window', { location: { pathname: '/' }, requestIdleCallback });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('document', {
      querySelectorAll: () =>
        [...others, ...inText].map((href) => ({ href, matches: () => inText.includes(href) })),
    });
    vi.stubGlobal('performance', {
      now: () => 5,
      getEntriesByType: () => [
        { startTime: 1, encodedBodySize: 1e6 },
        ...loaded.map(() => ({ startTime: 6, encodedBodySize: bytesPerPage })),
      ],
    });
    const seen: object[] = [];
    let notify: (entries: object[]) => void = () => undefined;
    vi.stubGlobal('IntersectionObserver', function (callback: typeof notify) {
      notify = callback;
      return {
        disconnect: () => undefined,
        observe: (target: { href: string }) =>
          seen.push({ target, isIntersecting: !target.href.endsWith('?below') }),
      };
    });
    preloadVisibleLinks(({ href }) => href.replace('?below', ''));
    notify(seen);
    await vi.waitFor(() => expect(loaded.length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return [...loaded];
  }

  it('loads each other page in view once, those of the text first', async () => {
    expect(await show(['/', '/below?below', '/a', '/a', '/乙'], ['/nav', '/deep?below'])).toEqual([
      '/a',
      '/乙',
      '/nav',
    ]);
  });

  it('stops when 60 KB have come, and remembers what it has', async () => {
    expect(await show(['/c', '/d', '/e', '/f', '/a'], [], 25_000)).toEqual(['/c', '/d', '/e']);
  });

  it('leaves half of them to the text', async () => {
    expect(await show(['/g'], ['/h', '/i', '/j'], 16_000)).toEqual(['/g', '/h']);
  });
});
