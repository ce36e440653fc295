import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { programVersion } from './program-version';

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

/** A repository of its own with one more file: a process reads a program once. */
function repositoryWith(file: string): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'tidepool-program-'));
  directories.push(directory);
  for (const name of ['src/domain/a.ts', file]) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), name);
  }
  return directory;
}

it.each([
  ['content/blog/a.mdx', false],
  ['src/domain/a.test.ts', false],
  ['src/domain/b.ts', true],
  ['src/gatsby/a.mjs', true],
  ['src/i18n/locales/en/content.json', true],
  ['src/site/a.ts', true],
  ['package-lock.json', true],
])('whether %s is part of the program: %s', (file, isPart) => {
  const version = programVersion(repositoryWith('src/domain/a.ts'));
  expect(programVersion(repositoryWith(file)) !== version).toBe(isPart);
});
