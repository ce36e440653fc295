import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../src/gatsby/store/content-files';

/**
 * Modules of the project by path, with `/`, and their imports inside the project: for values, for types and at run
 * time.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Extensions that an import may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/** Reads the imports of every module in some folders, except tests and declarations. */
export function importGraph(folders: readonly string[]): ImportGraph {
  const files = folders
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test\.tsx?|d\.ts)$/.test(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      return [file, importedFiles.flatMap(({ fileName }) => importedModule(file, fileName, known))];
    }),
  );
}

/**
 * The module of a relative import; none for packages, styles and other folders.
 * @throws When the file does not exist, because a circle through it would be missed.
 */
function importedModule(from: string, name: string, known: ReadonlySet<string>): string[] {
  if (!name.startsWith('.')) return [];
  const target = path.posix.join(path.posix.dirname(from), name.replace(/\?.*$/, ''));
  const found = ENDINGS.map((ending) => target + ending).find((file) => known.has(file) || existsSync(file));
  if (found === undefined) throw new Error(`${from} imports ${name}, which is no file.`);
  return known.has(found) ? [found] : [];
}
