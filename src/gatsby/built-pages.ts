import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A page of the built site. */
export interface BuiltPage {
  /** File below the published folder, with `/`. */
  file: string;
  /** Address the host gives it. */
  address: string;
  html: string;
}

/** How many files are read ahead. */
const AHEAD = 16;

/** All pages of a built site, one after the other. */
export async function* builtPages(folder: string): AsyncGenerator<BuiltPage> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  for (let start = 0; start < files.length; start += AHEAD) {
    const batch = files.slice(start, start + AHEAD);
    yield* await Promise.all(
      batch.map(async (file) => ({
        file,
        address: `/${file.replace(/index\.html$/, '')}`,
        html: await readFile(path.join(folder, file), 'utf8'),
      })),
    );
  }
}
