import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveOutput } from './output-folder.mjs';

let root: string;
const at = (name: string): string => path.join(root, name);
const read = (name: string): Promise<string> => readFile(at(name), 'utf8');

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), text);
}

beforeEach(async () => (root = await mkdtemp(path.join(os.tmpdir(), 'tidepool-output-'))));
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

  it('gives back every file of every folder, with its time', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `public/a/b${String(at % 4)}/c/${String(at)}.html`);
    for (const name of names) await write(name, name);
    const time = new Date('2024-05-06T07:08:09.000Z');
    await utimes(at(names[0] ?? ''), time, time);
    await mkdir(at('public/empty'));
    const saved = await saveOutput(root);
    await rm(at('public'), { recursive: true });
    await saved.restore();
    expect(await Promise.all(names.map(read))).toEqual(names);
    expect((await stat(at(names[0] ?? ''))).mtime).toEqual(time);
    expect(existsSync(at('public/empty'))).toBe(true);
  });

  it('keeps the new output after a success', async () => {
    const saved = await saveOutput(root);
    await write('public/a/index.html', 'new');
    await saved.discard();
    expect(await read('public/a/index.html')).toBe('new');
    expect(existsSync(at('.public-backup'))).toBe(false);
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
    await write('.public-copy/b', 'part');
    const saved = await saveOutput(root);
    await saved.restore();
    expect(await read('public/a/index.html')).toBe('old');
    expect(existsSync(at('public/b'))).toBe(false);
  });
});
