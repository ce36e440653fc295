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
  ])('%o → %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });

  it('waits for the network', () => {
    expect(mayPrefetch({ effectiveType: '4g' }, false)).toBe(false);
  });
});

describe('prefetchVisibleLinks', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Shows a link and hides it again, with the given Gatsby loader. */
  function scrollPast(loader: object): void {
    const link = {};
    let notify: (entries: object[]) => void = () => undefined;
    const observer = { observe: () => undefined };
    vi.stubGlobal('Element', Object);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('window', {
      ___loader: loader,
      location: { pathname: '/' },
      requestIdleCallback: (run: () => void) => run(),
    });
    vi.stubGlobal('document', { readyState: 'complete', body: {}, querySelectorAll: () => [link] });
    vi.stubGlobal('MutationObserver', function MutationObserver() {
      return observer;
    });
    vi.stubGlobal('IntersectionObserver', function IntersectionObserver(callback: typeof notify) {
      notify = callback;
      return observer;
    });
    prefetchVisibleLinks(() => '/blog');
    notify([{ target: link, isIntersecting: true }]);
    notify([{ target: link, isIntersecting: false }]);
  }

  it('gives up a page that is out of sight', () => {
    const abort = vi.fn();
    scrollPast({ enqueue: () => ({ then: () => undefined, abort }) });
    expect(abort).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing to abort', { enqueue: () => ({ then: () => undefined }) }],
    ['no queue', {}],
  ])('does without what a Gatsby with %s lacks', (_, loader) => {
    expect(() => {
      scrollPast(loader);
    }).not.toThrow();
  });
});
