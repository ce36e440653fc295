import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch, prefetchVisibleLinks } from './prefetch';

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

describe('prefetchVisibleLinks', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Shows links with the given paths one after the other, but not `/below`, with the given Gatsby loader. */
  function show(paths: string[], loader: object): void {
    vi.stubGlobal('window', { ___loader: loader, location: { pathname: '/' } });
    vi.stubGlobal('document', { querySelectorAll: () => paths });
    vi.stubGlobal('IntersectionObserver', function (notify: (entries: object[]) => void) {
      return {
        disconnect: () => undefined,
        observe: (target: string) => notify([{ target, isIntersecting: target !== '/below' }]),
      };
    });
    prefetchVisibleLinks((link) => link as unknown as string);
  }

  it('queues the first four other pages in view, once', () => {
    const enqueue = vi.fn();
    show(['/', '/below', '/a', '/a', '/b', '/c', '/d', '/e'], { enqueue });
    expect(enqueue.mock.calls.flat()).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('does without the queue where Gatsby has none', () => expect(() => show(['/a'], {})).not.toThrow());
});
