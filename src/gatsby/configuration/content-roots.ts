import { existsSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../site/config';

/**
 * All folders of the content: the content root, and those its configuration adds (`contentRoots`). Their files count as
 * those of one folder, so documents are named and link each other by the same paths wherever they are.
 * @param root Absolute path of the content root.
 */
export const contentRoots = (root: string): string[] => [
  root,
  ...site.contentRoots.map((folder) => path.resolve(root, folder)),
];

/**
 * Where a file of the content is on disk; a path in the content root where none of its folders has it.
 * @param file Path from the content root it is in, with forward slashes.
 */
export function contentFile(root: string, file: string): string {
  const [first = root, ...others] = contentRoots(root).map((folder) => path.join(folder, file));
  if (others.length === 0 || existsSync(first)) return first;
  return others.find((place) => existsSync(place)) ?? first;
}
