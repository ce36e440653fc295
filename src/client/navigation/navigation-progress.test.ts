import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPageChange, navigationEnded, navigationStarted } from './navigation-progress';

it.each([
  ['/blog', '/blog/Awk', true],
  ['/blog', '/blog?page=2', false],
  ['/blog', '/blog#top', false],
  ['/blog', '/en/blog', true],
])('%s → %s: %s', (from, to, expected) => expect(isPageChange(from, to)).toBe(expected));

describe('the line', () => {
  const dataset: Record<string, string> = {};
  const isShown = (): boolean => 'navigating' in dataset;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { documentElement: { dataset } });
  });
  afterEach(() => {
    navigationEnded();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('comes 200 ms after a navigation began and goes with its end', () => {
    navigationStarted('/blog', '/docs');
    vi.advanceTimersByTime(199);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    navigationEnded();
    expect(isShown()).toBe(false);
  });

  it('never comes for a page that is there sooner, nor for a query', () => {
    navigationStarted('/blog', '/docs');
    vi.advanceTimersByTime(150);
    navigationEnded();
    navigationStarted('/blog', '/blog?q=1');
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });
});
