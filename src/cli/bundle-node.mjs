/** Bundles TypeScript programs for Node; installed packages stay outside. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { digestSources, PROGRAM_SOURCES } from '../gatsby/store/program-sources.mjs';
import { ROOT } from './process.mjs';

const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'tidepool', 'programs');

/** Sets the environment variables of the configuration. */
export const CONFIGURE = path.join(ROOT, 'src', 'gatsby', 'configuration', 'configure.ts');

/**
 * Bundles a program to a CommonJS file of its own, since the same one may be running already.
 * @param {string} entry @param {import('esbuild').BuildOptions} [options] @returns {string} The file.
 */
export function bundleNode(entry, options = {}) {
  const outfile = path.join(FOLDER, `${path.parse(entry).name}-${randomUUID()}.cjs`);
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
    ...options,
  });
  return outfile;
}

/**
 * Bundles a program of `PROGRAM_FOLDERS`, unless it is there already for these very sources.
 * @param {string} entry @returns {string} The file.
 */
export function bundleOnce(entry) {
  const { name } = path.parse(entry);
  const folder = path.join(FOLDER, name);
  const file = path.join(folder, `${digestSources(ROOT, PROGRAM_SOURCES)}.cjs`);
  if (existsSync(file)) return file;
  const written = bundleNode(entry);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  renameSync(written, file);
  return file;
}
