import { existsSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../site/config';

/**
 * All content folders: the content root and those its configuration adds (`contentRoots`). They count as one folder, so
 * documents have the same names and link each other by the same paths wherever they are.
 * @param root Absolute path of the content root.
 */
export const contentRoots = (root: string): string[] => [
  root,
  ...site.contentRoots.map((folder) => path.resolve(root, folder)),
];

/**
 * Path of a content file on disk; a path in the content root when no content folder has it.
 * @param file Path relative to its content root, with forward slashes.
 */
export function contentFile(root: string, file: string): string {
  const [first = root, ...others] = contentRoots(root).map((folder) => path.join(folder, file));
  if (others.length === 0 || existsSync(first)) return first;
  return others.find((place) => existsSync(place)) ?? first;
}
