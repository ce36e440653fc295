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

  /** Shows links with the given paths, one after the other, but not `/below`, and gives what is queued. */
  function show(paths: string[]): string[] {
    const queued: string[] = [];
    vi.stubGlobal('window', { location: { pathname: '/' } });
    vi.stubGlobal('document', { querySelectorAll: () => paths });
    vi.stubGlobal('IntersectionObserver', function (notify: (entries: object[]) => void) {
      return {
        disconnect: () => undefined,
        observe: (target: string) => notify([{ target, isIntersecting: target !== '/below' }]),
      };
    });
    prefetchVisibleLinks(
      (link) => link as unknown as string,
      (path) => queued.push(path),
    );
    return queued;
  }

  it('queues the first four other pages in view, once', () => {
    expect(show(['/', '/below', '/a', '/a', '/b', '/c', '/d', '/e'])).toEqual(['/a', '/b', '/c', '/d']);
  });
});
