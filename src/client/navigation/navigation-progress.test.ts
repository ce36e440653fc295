import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationEnded, navigationStarted } from './navigation-progress';

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

  it('never comes for a page that is there sooner, nor for a query or a hash', () => {
    navigationStarted('/blog', '/docs');
    vi.advanceTimersByTime(150);
    navigationEnded();
    navigationStarted('/blog', '/blog?q=1');
    navigationStarted('/blog', '/blog#top');
    vi.advanceTimersByTime(1000);
    expect(isShown()).toBe(false);
  });
});
