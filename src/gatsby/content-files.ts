import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '../domain/content/source';

/** Folder of the content: `SITE_CONTENT` or `content/`, absolute. */
export const contentRoot = (directory = process.cwd()): string =>
  path.resolve(directory, process.env.SITE_CONTENT ?? 'content');

/** Every file below a folder as a path with forward slashes, sorted; an absent folder has none. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The text files (documents and data) of a content root. */
export function readContentFiles(root: string): SourceFile[] {
  return listFiles(root)
    .filter((file) => /\.(mdx?|ya?ml)$|(^|\/)_category_\.json$/.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
