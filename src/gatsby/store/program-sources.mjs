import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders with all code whose results are cached: `.dependency-cruiser.mjs` keeps their imports inside of them. */
export const PROGRAM_FOLDERS = ['src/domain', 'src/gatsby', 'src/i18n', 'src/site'];

/** The program as files and folders: its code and the locked packages. Every cache of its results depends on them. */
export const PROGRAM_SOURCES = [...PROGRAM_FOLDERS, 'package-lock.json'];

/**
 * Digest of some files, tests aside.
 * @param {string} root
 * @param {readonly string[]} sources Files and folders, relative to root.
 * @returns {string}
 */
export function digestSources(root, sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(path.resolve(root, source)))) {
    if (!/\.(tsx?|mjs|json|yml)$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/**
 * All files of a folder in a stable order, or the file itself.
 * @param {string} location
 */
function filesOf(location) {
  const found = statSync(location, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [location] : [];
  return readdirSync(location, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
