import { existsSync, readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { contentRoots } from '../configuration/content-roots';
import { errorAt, type Problem } from '../../domain/problem/problem';
import type { TextSource } from '../../domain/content/text-sources';
import { isInside, realPath } from './paths';

/** Everything below a folder. Symbolic links are not followed, as `readdirSync` itself does since Node 22. */
export const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(path.join(folder, entry.name))] : entry,
  );

/**
 * All files below a folder, sorted, as paths with forward slashes; none if the folder does not exist.
 * @param allowed Folders to whose files and folders symbolic links may lead; by default no link is followed.
 */
export function listFiles(folder: string, allowed: readonly string[] = []): string[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder, allowed, [realPath(folder)])
    .filter((file) => !path.basename(file).startsWith('.'))
    .map((file) => path.relative(folder, file).split(path.sep).join('/'))
    .sort();
}

/** Names of the files in a folder; none if it cannot be read. */
export function fileNames(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** @param around Folders that a link may not lead to again, because it would never end. */
function filesBelow(folder: string, allowed: readonly string[], around: readonly string[]): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isSymbolicLink() && !entry.isDirectory()) return entry.isFile() ? [file] : [];
    const target = realPath(file);
    if (entry.isSymbolicLink() && !(existsSync(file) && isInside(file, allowed))) return [];
    if (around.includes(target)) return [];
    return statSync(file).isDirectory() ? filesBelow(file, allowed, [...around, target]) : [file];
  });
}

/** Folders that gatsby-source-filesystem leaves out. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|bower_components)\//;

/** The texts of all content roots as they are on disk. Those that no build would see are reported. */
export function readContentFiles(root: string, problems: Problem[] = []): TextSource[] {
  const roots = contentRoots(root);
  // Gatsby follows links, too.
  const files = roots.flatMap((folder) => listFiles(folder, roots).map((file) => ({ file, folder })));
  for (const { file } of files.filter(({ file }) => /\.mdx?$/.test(file) && LEFT_OUT.test(file))) {
    const found = 'Gatsby leaves out folders named node_modules or bower_components.';
    problems.push(errorAt(file, null, found, 'Rename the folder.'));
  }
  return files
    .filter(({ file }) => isContentText(file))
    .map(({ file, folder }) => ({
      path: file,
      text: readFileSync(path.join(folder, file), 'utf8'),
      origin: originOf(root, path.join(folder, file)),
    }));
}

/** Whether a file of a content root is read: documents and data. */
export const isContentText = (file: string): boolean =>
  /\.(mdx?|ya?ml|json)$/.test(file) && !/^static\/.*json$/.test(file);

/** A file as messages name it: relative to the content root. */
export const originOf = (root: string, absolute: string): string =>
  path.relative(root, absolute).split(path.sep).join('/') || '.';
