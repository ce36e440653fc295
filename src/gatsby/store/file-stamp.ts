import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * A stamp that changes when a file is written again. Most files are unchanged since the last build and need not be
 * read.
 */
export function fileStamp(folder: string, file: string): string {
  const { size, mtimeMs, ino } = statSync(path.join(folder, file));
  return [file, size, mtimeMs, ino].join(' ');
}
