import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file, and makes its folder, unless the file has this text already. */
export function writeChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  writeFileSync(file, text);
}
