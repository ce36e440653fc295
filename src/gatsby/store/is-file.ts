import { statSync } from 'node:fs';

/** Whether there is a file at a path; no path that a document names is an error, however long or odd it is. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}
