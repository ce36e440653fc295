import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropStaleState, saveOutput } from './output-folder.mjs';

let root: string;
const at = (name: string): string => path.join(root, name);
const read = (name: string): Promise<string> => readFile(at(name), 'utf8');

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), text);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'tidepool-output-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('saveOutput', () => {
  beforeEach(async () => {
    await write('public/a/index.html', 'old');
    await write('.cache/redux/state', 'state');
    await write('.cache/webpack/pack', 'pack');
  });

  it('puts everything back after a failure, and drops the state of the failed build', async () => {
    const saved = await saveOutput(root);
    await write('public/a/index.html', 'half');
    await write('public/new.html', 'half');
    await saved.restore();
    expect(await read('public/a/index.html')).toBe('old');
    expect(
      ['public/new.html', '.public-backup', '.cache/redux'].filter((name) => existsSync(at(name))),
    ).toEqual([]);
    expect(existsSync(at('.cache/webpack'))).toBe(true);
  });

  it('keeps the new output after a success', async () => {
    const saved = await saveOutput(root);
    await write('public/a/index.html', 'new');
    await saved.discard();
    expect(await read('public/a/index.html')).toBe('new');
    expect(['.public-backup', '.public-backup.unfinished'].filter((name) => existsSync(at(name)))).toEqual(
      [],
    );
    expect(existsSync(at('.cache/redux'))).toBe(true);
  });

  it('leaves nothing behind when there was nothing before', async () => {
    await rm(at('public'), { recursive: true });
    const saved = await saveOutput(root);
    await write('public/index.html', 'half');
    await saved.restore();
    expect(existsSync(at('public'))).toBe(false);
  });

  it('recovers from a build that was killed', async () => {
    await saveOutput(root);
    await write('public/a/index.html', 'half');
    const saved = await saveOutput(root);
    expect(await read('public/a/index.html')).toBe('old');
    await saved.restore();
    expect(await read('public/a/index.html')).toBe('old');
  });

  it('never restores from a copy that was not finished', async () => {
    await write('.public-backup.unfinished/b', 'part');
    const saved = await saveOutput(root);
    await saved.restore();
    expect(await read('public/a/index.html')).toBe('old');
    expect(existsSync(at('public/b'))).toBe(false);
  });
});

describe('dropStaleState', () => {
  const sources = ['src', 'lock.json'];

  beforeEach(async () => {
    await write('src/deep/a.ts', '1');
    await write('lock.json', '{}');
  });

  it('drops the state only when code has changed', async () => {
    expect(await dropStaleState(root, sources)).toBe(false);
    await write('.cache/redux/state', 'state');
    expect(await dropStaleState(root, sources)).toBe(false);

    await write('src/deep/a.test.ts', 'tests do not count');
    expect(await dropStaleState(root, sources)).toBe(false);

    await write('src/deep/a.ts', '2');
    expect(await dropStaleState(root, sources)).toBe(true);
    expect(existsSync(at('.cache/redux'))).toBe(false);

    await write('.cache/redux/state', 'state');
    await write('lock.json', '{"a":1}');
    expect(await dropStaleState(root, sources)).toBe(true);
  });

  it('knows the code of a state that Gatsby made in an emptied folder', async () => {
    await dropStaleState(root, sources);
    await rm(at('.cache'), { recursive: true, force: true });
    await write('.cache/redux/state', 'state');
    expect(await dropStaleState(root, sources)).toBe(false);
  });

  it('distrusts a state of unknown origin', async () => {
    await write('.cache/redux/state', 'state');
    expect(await dropStaleState(root, sources)).toBe(true);
  });
});
