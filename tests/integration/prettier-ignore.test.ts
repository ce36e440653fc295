import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getFileInfo } from 'prettier';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Code that is not the project's own, as .prettierignore lists it. */
const NOT_OURS = /^(?:tests\/fixtures\/|tests\/content\/walkthroughs\/|src\/gatsby-types\.d\.ts$)/;

const sources = ['src', 'tests']
  .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|css)$/.test(entry.name))
  .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  .filter((file) => !NOT_OURS.test(file));

it('Prettier ignores no source file', async () => {
  const ignored = async (file: string): Promise<boolean> =>
    (await getFileInfo(path.join(ROOT, file), { ignorePath: path.join(ROOT, '.prettierignore') })).ignored;
  const hits = await Promise.all(sources.map(async (file) => ((await ignored(file)) ? [file] : [])));
  expect(sources).toContain('src/domain/content/data-schemas.ts');
  expect(hits.flat()).toEqual([]);
});
