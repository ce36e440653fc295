import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../domain/basics/once';

/** A page of the built site. */
export interface BuiltPage {
  /** File below the published folder, with `/`. */
  file: string;
  /** Its address on the host. */
  address: string;
  /** Gives its HTML, which is read once. */
  html: () => string;
}

/** All pages of a built site, one after the other. */
export function* builtPages(folder: string): Generator<BuiltPage> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  for (const file of files) {
    const address = `/${file.replace(/index\.html$/, '')}`;
    yield { file, address, html: once(() => readFileSync(path.join(folder, file), 'utf8')) };
  }
}
