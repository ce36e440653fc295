import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { site } from '../../site/config';
import { onPreBootstrap, onPreInit } from './bootstrap';

it.each([
  ['/notes/', undefined],
  ['/notes/', false],
])('refuses a build below %s without its prefix (%s)', async (baseUrl, prefixPaths) => {
  vi.spyOn(site, 'baseUrl', 'get').mockReturnValue(baseUrl);
  const args = {
    store: { getState: () => ({ program: { directory: '.', host: '', prefixPaths }, flattenedPlugins: [] }) },
    reporter: {
      panic: (message: string) => {
        throw new Error(message);
      },
    },
  };
  await expect(async () =>
    onPreBootstrap(args as unknown as ParentSpanPluginArgs, { plugins: [] }, vi.fn()),
  ).rejects.toThrow(/below \/notes\/ .* → Run `npm run build`, or `npx gatsby build --prefix-paths`/);
});

describe('files that earlier builds have left in public/', () => {
  /** Starts Gatsby in a folder; gives what was done to its state. */
  async function start(folder: string): Promise<unknown[]> {
    const dispatch = vi.fn<(action: unknown) => void>();
    const store = { getState: () => ({ program: { directory: folder } }), dispatch };
    const args = { store, reporter: { info: vi.fn() } };
    await onPreInit(args as unknown as ParentSpanPluginArgs, { plugins: [] }, vi.fn());
    return dispatch.mock.calls.flat();
  }

  function makeFolder(...files: string[]): string {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tidepool-start-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    for (const file of files) write(folder, file);
    return folder;
  }

  function write(folder: string, file: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), 'of the last build');
  }

  const LEFT = 'public/en/llms.txt';

  it('go when a build begins without a state', async () => {
    const folder = makeFolder(LEFT);
    expect(await start(folder)).toEqual([]);
    expect(existsSync(path.join(folder, LEFT))).toBe(false);
  });

  it('stay for a build that knows what has changed', async () => {
    const folder = makeFolder('src/domain/a.ts');
    await start(folder);
    write(folder, LEFT);
    write(folder, '.cache/redux/state');
    expect(await start(folder)).toEqual([]);
    expect(existsSync(path.join(folder, LEFT))).toBe(true);
  });

  it('go with the state of another program, which Gatsby drops, but for pictures', async () => {
    const folder = makeFolder('src/domain/a.ts');
    await start(folder);
    const picture = 'public/static/0a/1b/tide.avif';
    for (const file of [LEFT, picture, '.cache/redux/state', 'src/domain/b.ts']) write(folder, file);
    expect(await start(folder)).toEqual([{ type: 'UPDATE_PLUGINS_HASH', payload: '' }]);
    expect(existsSync(path.join(folder, LEFT))).toBe(false);
    expect(existsSync(path.join(folder, picture))).toBe(true);
  });
});
