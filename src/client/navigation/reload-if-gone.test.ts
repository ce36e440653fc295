import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadIfScriptIsGone } from './reload-if-gone';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose host answers with a status, or not at all; gives what was asked for and how often it reloaded. */
function browser(status: number | null) {
  const asked: string[] = [];
  const stored = new Map<string, string>();
  const reload = vi.fn();
  const location = { origin: 'https://tidepool.example.com', reload };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { location });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return status === null ? Promise.reject(new TypeError('offline')) : Promise.resolve({ status });
  });
  return { asked, reload };
}

const FILE = 'https://tidepool.example.com/0123456789.js';
const webpack = Object.assign(new Error(`Loading chunk 1 failed.\n(error: ${FILE})`), { request: FILE });
const native = new TypeError(`Failed to fetch dynamically imported module: ${FILE}`);

describe('reloadIfScriptIsGone', () => {
  it.each([
    ['webpack', webpack],
    ['the browser', native],
  ])('a file that %s names and that is gone: the page is loaded again, once', async (_, error) => {
    const { asked, reload } = browser(404);
    expect(await reloadIfScriptIsGone(error)).toBe(true);
    expect(await reloadIfScriptIsGone(error)).toBe(false);
    expect(asked).toEqual([FILE, FILE]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no network', null, webpack, 1],
    ['a file that is there', 200, webpack, 1],
    ['a host in trouble', 503, native, 1],
    ['another site', 404, new Error('see https://example.com/a.js'), 0],
    ['no file', 404, new Error('Parse error on line 2'), 0],
    ['no error', 404, undefined, 0],
  ])('%s: the page stays', async (_, status, error, requests) => {
    const { asked, reload } = browser(status);
    expect(await reloadIfScriptIsGone(error)).toBe(false);
    expect(asked).toHaveLength(requests);
    expect(reload).not.toHaveBeenCalled();
  });
});
