/**
 * Keeps `public/` as it was until a build succeeds.
 *
 * Gatsby can only write to `public/`, and a warm build needs what the last one left there. So before a build the folder
 * is copied aside (a copy-on-write clone where the file system has them; hard links would not do, because Gatsby
 * rewrites files in place), and after a failed or interrupted build the copy takes its place again. A copy found at
 * the start belongs to a build that was killed before it could do that; it is put back first.
 *
 * Gatsby's own state must not be newer than the output it describes, so putting a copy back drops that state as well.
 */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * @typedef {object} Saved
 * @property {() => Promise<void>} restore Puts `public/` back as it was (absent, if it was absent).
 * @property {() => Promise<void>} discard Forgets the copy: the new output is good.
 */

/**
 * Copies `public/` aside.
 * @param {string} root Folder that holds `public/` and `.cache/`.
 * @returns {Promise<Saved>}
 */
export async function saveOutput(root) {
  const output = path.join(root, 'public');
  const backup = path.join(root, '.public-backup');
  const unfinished = `${backup}.unfinished`;

  if (existsSync(backup)) await putBack();
  await rm(unfinished, { recursive: true, force: true });
  if (existsSync(output)) {
    await cp(output, unfinished, {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    // Only a complete copy ever has the name that is restored from.
    await rename(unfinished, backup);
  }

  async function putBack() {
    await rm(output, { recursive: true, force: true });
    if (existsSync(backup)) await rename(backup, output);
    await dropGatsbyState(root);
  }
  return { restore: putBack, discard: () => rm(backup, { recursive: true, force: true }) };
}

/**
 * Makes Gatsby start from the files again. What is costly to make and keyed by digest (webpack's cache, images in
 * `public/static`) is kept.
 * @param {string} root
 */
export async function dropGatsbyState(root) {
  for (const name of ['redux', 'data', 'caches', 'caches-lmdb', 'worker']) {
    await rm(path.join(root, '.cache', name), { recursive: true, force: true });
  }
}

/** Code whose results are nodes and pages in Gatsby's state. */
const STATE_SOURCES = ['src/domain', 'src/gatsby', 'src/i18n', 'src/site', 'package-lock.json'];

/**
 * Drops Gatsby's state when the code that made it has changed.
 *
 * Gatsby itself does this only when `gatsby-config.ts` or `gatsby-node.ts` change; ours are tables of contents, and
 * the code is in the files they name.
 * @param {string} root
 * @param {string[]} [sources] Files and folders, relative to root.
 * @returns {Promise<boolean>} Whether there was a state to drop.
 */
export async function dropStaleState(root, sources = STATE_SOURCES) {
  // Not in `.cache`, which Gatsby empties when it starts without a state: the next build would not trust its own state.
  const stamp = path.join(root, 'node_modules', '.cache', 'tidepool', 'code-digest');
  const digest = await digestFiles(root, sources);
  const previous = await readFile(stamp, 'utf8').catch(() => null);
  if (previous === digest) return false;
  const stale = existsSync(path.join(root, '.cache', 'redux'));
  if (stale) await dropGatsbyState(root);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
  return stale;
}

/** @param {string} root @param {string[]} sources */
async function digestFiles(root, sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await listFiles(path.join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update('\0');
      hash.update(await readFile(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** All files below a path in a stable order; the path itself when it is a file. @param {string} location @returns {Promise<string[]>} */
async function listFiles(location) {
  if (!existsSync(location)) return [];
  const entries = await readdir(location, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [location];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
