import { statSync } from 'node:fs';
import path from 'node:path';

/** What changes when a file is written again: most of a site is as the last build left it, and need not be read. */
export function fileStamp(folder: string, file: string): string {
  const { size, mtimeMs, ino } = statSync(path.join(folder, file));
  return [file, size, mtimeMs, ino].join(' ');
}
