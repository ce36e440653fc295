/**
 * Loaded before Gatsby by `npm run build` (`node --import`): compiles `gatsby-config.ts` and `gatsby-node.ts` with
 * esbuild, in 0.2 seconds. Gatsby starts Parcel in a process of its own for it, which takes two to five, and loads it
 * in every worker. Where Gatsby's module is not as expected, Parcel does it, as it does for a plain `gatsby build`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';

/** Gatsby's module, and what it loads only to compile. */
const COMPILER = /[\\/]parcel[\\/]compile-gatsby-files(\.js)?$/;
const PARCEL = new Set(['@parcel/core', '@parcel/cache']);

/**
 * Does what Gatsby's function of that name does.
 * @param {string} siteRoot
 */
async function compileGatsbyFiles(siteRoot) {
  const { build } = await import('esbuild');
  const outdir = path.join(siteRoot, '.cache', 'compiled');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'].map((file) => path.join(siteRoot, file)),
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
  });
}

/** @typedef {(request: string, parent: { filename?: string | null } | undefined, isMain: boolean) => unknown} Load */

const internals = /** @type {{ _load: Load }} */ (/** @type {unknown} */ (Module));
const load = internals._load;

/** @type {Load} */
internals._load = (request, parent, isMain) => {
  if (PARCEL.has(request) && COMPILER.test(parent?.filename ?? '')) return {};
  const loaded = load(request, parent, isMain);
  return COMPILER.test(request)
    ? Object.assign(/** @type {object} */ (loaded), { compileGatsbyFiles })
    : loaded;
};
