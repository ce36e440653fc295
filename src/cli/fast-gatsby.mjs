/**
 * Loaded before Gatsby by `npm run build` (`node --import`).
 *
 * Compiles `gatsby-config.ts` and `gatsby-node.ts` with esbuild, in 0.2 seconds. Gatsby starts Parcel in a separate
 * process for this, which takes two to five seconds, and loads it in every worker. Where Gatsby's module is not as
 * expected, Parcel compiles, as in a plain `gatsby build`.
 *
 * Gatsby loads while the content is being checked. Then it waits here for the result, before it touches anything.
 */
import { readSync, rmSync } from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import { bundleNode } from './bundle-node.mjs';
import { GATE, GATE_FD } from './process.mjs';

// Collects garbage when the heap has grown by half. By default V8 lets it grow to several times the memory in use. This
// takes no measurable time and a tenth off a build's peak memory.
v8.setFlagsFromString('--heap-growing-percent=50');

/** Gatsby's module, and the packages it loads only to compile. */
const COMPILER = /[\\/]parcel[\\/]compile-gatsby-files(\.js)?$/;
const PARCEL = new Set(['@parcel/core', '@parcel/cache']);

/**
 * Replaces Gatsby's function of the same name.
 * @param {string} siteRoot
 */
async function compileGatsbyFiles(siteRoot) {
  const compiled = path.join(siteRoot, '.cache', 'compiled');
  rmSync(compiled, { recursive: true, force: true });
  await bundleNode(
    Object.fromEntries(
      ['gatsby-config', 'gatsby-node'].map((name) => [
        path.join(compiled, `${name}.js`),
        path.join(siteRoot, `${name}.ts`),
      ]),
    ),
  );
  passGate();
}

/** Blocks until this program may go on. */
function passGate() {
  if (process.env[GATE] === undefined) return;
  // The pipe was closed without an answer: the process that checks the content has died. Gatsby would report unfinished
  // work when it exits, so this process is killed.
  if (readSync(GATE_FD, Buffer.alloc(2)) === 0) process.kill(process.pid, 'SIGKILL');
}

/** @typedef {(request: string, parent: { filename?: string | null } | undefined, isMain: boolean) => unknown} Load */

const internals = /** @type {{ _load: Load }} */ (/** @type {unknown} */ (Module));
const load = internals._load;

/**
 * A proxy that loads a module when it is first used.
 * @param {() => unknown} loadModule
 */
function whenUsed(loadModule) {
  /** @type {object | undefined} */
  let loaded;
  return new Proxy(
    {},
    {
      get: (_, name) =>
        /** @type {unknown} */ (Reflect.get((loaded ??= /** @type {object} */ (loadModule())), name)),
    },
  );
}

/** @type {Load} */
internals._load = (request, parent, isMain) => {
  if (PARCEL.has(request) && COMPILER.test(parent?.filename ?? ''))
    return whenUsed(() => load(request, parent, isMain));
  const loaded = load(request, parent, isMain);
  return COMPILER.test(request)
    ? Object.assign(/** @type {object} */ (loaded), { compileGatsbyFiles })
    : loaded;
};
