import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStateStale } from './stale-state.mjs';

let root: string;
const at = (name: string): string => path.join(root, name);

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), text);
}

beforeEach(async () => (root = await mkdtemp(path.join(os.tmpdir(), 'tidepool-state-'))));
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

describe('isStateStale', () => {
  const sources = ['src', 'lock.json'];

  beforeEach(async () => {
    await write('src/deep/a.ts', '1');
    await write('lock.json', '{}');
  });

  it('knows whether code has changed', async () => {
    expect(await isStateStale(root, sources)).toBe(false);
    await write('.cache/redux/state', 'state');
    expect(await isStateStale(root, sources)).toBe(false);

    await write('src/deep/a.test.ts', 'tests do not count');
    expect(await isStateStale(root, sources)).toBe(false);

    await write('src/deep/a.ts', '2');
    expect(await isStateStale(root, sources)).toBe(true);
    await write('lock.json', '{"a":1}');
    expect(await isStateStale(root, sources)).toBe(true);
  });

  it('knows the code of a state that Gatsby made in an emptied folder', async () => {
    await isStateStale(root, sources);
    await rm(at('.cache'), { recursive: true, force: true });
    await write('.cache/redux/state', 'state');
    expect(await isStateStale(root, sources)).toBe(false);
  });

  it('distrusts it when the content root brings another configuration', async () => {
    vi.stubEnv('SITE_CONTENT', at('elsewhere'));
    await isStateStale(root);
    await write('.cache/redux/state', 'state');
    await write('elsewhere/site.yml', 'title: Shells');
    expect(await isStateStale(root)).toBe(true);
    await write('.cache/redux/state', 'state');
    expect(await isStateStale(root)).toBe(false);
  });

  it('distrusts a state of unknown origin', async () => {
    await write('.cache/redux/state', 'state');
    expect(await isStateStale(root, sources)).toBe(true);
  });
});
