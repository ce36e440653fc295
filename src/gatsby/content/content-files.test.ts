import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listFiles } from './content-files';

const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('symbolic links are followed to what may be read, and never without end', () => {
  const root = path.join(folder, 'root');
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  };
  ['root/src/a.md', 'root/src/共享/b.md', 'outside/c.md'].forEach(write);
  for (const [link, target] of [
    ['docs', 'src'],
    ['file.md', 'src/a.md'],
    ['src/共享/up', '..'],
    ['nothing.md', 'nowhere.md'],
    ['out.md', '../outside/c.md'],
    ['out', '../outside'],
  ] as const)
    symlinkSync(target, path.join(root, link));
  const linked = ['docs/a.md', 'docs/共享/b.md', 'file.md', 'src/a.md', 'src/共享/b.md'];
  expect(listFiles(root, [root])).toEqual(linked);
  expect(listFiles(root)).toEqual(['src/a.md', 'src/共享/b.md']);
});
