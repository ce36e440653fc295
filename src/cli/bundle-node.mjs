/** Bundles TypeScript programs for Node; installed packages stay outside. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './process.mjs';

const FOLDER = path.join(ROOT, 'node_modules', '.cache', 'tidepool', 'programs');

/** Sets the environment variables of the configuration. */
export const CONFIGURE = path.join(ROOT, 'src', 'gatsby', 'configuration', 'configure.ts');

/**
 * Bundles a program to a CommonJS file of its own, since the same one may be running already.
 * @param {string} entry @param {import('esbuild').BuildOptions} [options] @returns {Promise<string>} The file.
 */
export async function bundleNode(entry, options = {}) {
  const outfile = path.join(FOLDER, `${path.parse(entry).name}-${randomUUID()}.cjs`);
  await build({
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
