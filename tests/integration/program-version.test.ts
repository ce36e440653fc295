import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PROGRAM_FOLDERS } from '../../src/gatsby/store/program-sources.mjs';
import { programVersion, siteVersion } from '../../src/gatsby/store/program-version';
import { importGraph } from '../support/import-graph';

const directories: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

/** A separate repository, because a process reads a program once. */
function repository(changes: Record<string, string> = {}): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'tidepool-program-'));
  directories.push(directory);
  const files = { 'src/domain/basics/edit-distance.ts': '1', ...changes };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  }
  return directory;
}

describe('the version of the program', () => {
  it('is the same for the same code, whatever the content and the tests are', () => {
    const version = programVersion(repository());
    expect(programVersion(repository({ 'content/blog/a.mdx': 'a' }))).toBe(version);
    expect(programVersion(repository({ 'src/domain/a.test.ts': 'a' }))).toBe(version);
  });

  it.each([
    'src/domain/basics/edit-distance.ts',
    'src/gatsby/outputs/twins.ts',
    'src/i18n/locales/en/content.json',
    'package-lock.json',
  ])('is another one when %s changes', (file) => {
    expect(programVersion(repository({ [file]: '2' }))).not.toBe(programVersion(repository()));
  });

  it('of a site also depends on its configuration', () => {
    const directory = repository();
    const version = siteVersion(directory);
    expect(siteVersion(repository())).toBe(version);
    vi.stubEnv('SITE_CONFIG', '{"title":"Another"}');
    expect(siteVersion(directory)).not.toBe(version);
  });

  it('covers every module that the program imports', () => {
    const graph = importGraph(['src']);
    const isProgram = (file: string) => PROGRAM_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
    const outside = [...graph].flatMap(([file, imports]) =>
      isProgram(file)
        ? imports.filter((target) => !isProgram(target)).map((target) => `${file} → ${target}`)
        : [],
    );
    expect(outside).toEqual([]);
  });
});
