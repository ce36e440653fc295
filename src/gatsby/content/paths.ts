import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether there is a file at a path; no path that a document names is an error, however long or odd it is. */
export function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** Whether a path is in one of the folders, symbolic links followed where they exist. */
export function isInside(absolute: string, folders: readonly string[]): boolean {
  const real = realPath(absolute);
  return folders.some((folder) => {
    const relative = path.relative(realPath(folder), real);
    return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
  });
}

/** A path with its symbolic links followed, if it exists. */
export const realPath = (file: string): string =>
  existsSync(file) ? realpathSync(file) : path.resolve(file);
