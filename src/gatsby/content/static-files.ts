import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../store/content-files';
import { isInside } from '../store/paths';

/*
 * Files that are published unchanged: those in `static/` of the content root and of the project. Of two with the same
 * name, the content root's is published, so that it can bring its own icons.
 */

/** The folders, in order of precedence. */
export const staticFolders = (root: string, directory: string): string[] => [
  path.join(root, 'static'),
  path.join(directory, 'static'),
];

/** The file for an address; if there is none, the path where it belongs. */
export function staticFile(address: string, root: string, directory: string): string {
  const folders = staticFolders(root, directory);
  const found = folders.map((folder) => path.join(folder, address)).find((file) => existsSync(file));
  const usual = folders.find((folder) => existsSync(folder)) ?? path.join(directory, 'static');
  return found ?? path.join(usual, address);
}

/** Addresses of all static files. */
export function staticAddresses(root: string, directory: string): Set<string> {
  return new Set(
    staticFolders(root, directory)
      .flatMap((folder) => listFiles(folder))
      .map((file) => `/${file}`),
  );
}

/** Publishes the content root's static files; Gatsby publishes the project's. */
export function publishStatic(root: string, directory: string): void {
  const folder = path.join(root, 'static');
  if (existsSync(folder))
    cpSync(folder, path.join(directory, 'public'), {
      recursive: true,
      dereference: true,
      filter: (source) => isInside(source, [folder]),
    });
}
