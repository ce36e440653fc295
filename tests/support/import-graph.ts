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

/**
 * Modules that import each other, directly or through others: the strongly connected components of more than one module,
 * by Tarjan's algorithm.
 */
export function importCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    let low = number;
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
      lowest.set(file, low);
    }
    if (low === number) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles.sort();
}
