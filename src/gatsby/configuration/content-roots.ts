import { existsSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../site/config';
import type { Project } from './project';

/** All content folders: the content root and those of `contentRoots`. They count as one folder. */
export const contentRoots = (root: string): string[] => [
  root,
  ...site.contentRoots.map((folder) => path.resolve(root, folder)),
];

/** Path of a content file on disk; one in the content root when no content folder has it. */
export function contentFile(root: string, file: string): string {
  const [first = root, ...others] = contentRoots(root).map((folder) => path.join(folder, file));
  if (others.length === 0 || existsSync(first)) return first;
  return others.find((place) => existsSync(place)) ?? first;
}

/**
 * The folders of files that are published unchanged. Of two files with the same name, the content root's is published, so
 * that it can bring its own icons.
 */
export const staticFolders = ({ root, directory }: Project): string[] =>
  [root, directory].map((folder) => path.join(folder, 'static'));
