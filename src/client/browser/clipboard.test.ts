import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyFetched } from './clipboard';

/** The part of ClipboardItem that browsers with promises in the clipboard keep. */
class FakeItem {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

const written: string[] = [];
const write = vi.fn(async ([item]: FakeItem[]) => {
  written.push(await ((await item?.data['text/plain']) ?? new Blob()).text());
});
const writeText = vi.fn((text: string) => {
  written.push(text);
  return Promise.resolve();
});
const answer = (ok: boolean) =>
  vi.fn(() => Promise.resolve({ ok, status: ok ? 200 : 404, text: () => Promise.resolve('# A') }));

beforeEach(() => {
  written.length = 0;
  vi.stubGlobal('fetch', answer(true));
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal('ClipboardItem', FakeItem);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('copyFetched', () => {
  it('asks for the clipboard in the click’s own task, before the text is there', async () => {
    const done = copyFetched('/a/index.md');
    expect(write).toHaveBeenCalledTimes(1);
    expect(await done).toBe(true);
    expect(written).toEqual(['# A']);
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser knows no such item', () => vi.stubGlobal('ClipboardItem', undefined)],
    ['the item is refused', () => write.mockRejectedValueOnce(new Error('NotAllowedError'))],
  ])('writes the text itself where %s', async (_, prepare) => {
    prepare();
    expect(await copyFetched('/a/index.md')).toBe(true);
    expect(written).toEqual(['# A']);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the text is not there', () => vi.stubGlobal('fetch', answer(false))],
    [
      'there is no network',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
    ],
  ])('says so where %s', async (_, prepare) => {
    prepare();
    expect(await copyFetched('/a/index.md')).toBe(false);
    expect(written).toEqual([]);
  });
});
