import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { apply, installedChokidar } from './literal-watch-paths';

const folder = mkdtempSync(path.join(tmpdir(), 'watch-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Events {
  on: (event: string, listener: (file: string) => void) => Events;
  close: () => Promise<void>;
}

it.each(['a [b]', 'c {d,e}', 'f (g) & #h', 'i*j', '!k', '潮 池'])(
  'the files of "%s" are found',
  async (name) => {
    const chokidar = { ...installedChokidar() };
    apply(chokidar);
    const root = path.join(folder, name);
    mkdirSync(path.join(root, 'docs'), { recursive: true });
    writeFileSync(path.join(root, 'docs/a.md'), '');
    const found: string[] = [];
    const watcher = chokidar.watch(root, { ignored: ['**/node_modules'] }) as Events;
    await new Promise<void>((resolve) => {
      watcher
        .on('add', (file) => found.push(path.relative(root, file)))
        .on('ready', () => {
          resolve();
        });
    });
    await watcher.close();
    expect(found).toEqual([path.join('docs', 'a.md')]);
  },
);
