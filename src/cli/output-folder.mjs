/**
 * Keeps `public/` unchanged until a build succeeds.
 *
 * Gatsby can only write to `public/`, and a warm build needs what the last one left there. So the folder is copied
 * before a build (hard links would not do, because Gatsby rewrites files in place), and after a failed or interrupted
 * build the copy replaces it. A copy found at the start belongs to a build that was killed before it could do that, and
 * is restored first.
 *
 * After a successful build the copy is kept under another name, and the next build copies only what differs: copying
 * everything takes seconds, comparing sizes and times does not.
 *
 * Gatsby's own state must not be newer than the output it describes, so restoring a copy drops that state as well.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { PROGRAM_SOURCES } from '../gatsby/store/program-sources.mjs';

/**
 * @typedef {object} Saved
 * @property {() => Promise<void>} restore Restores `public/` (or removes it, if there was none).
 * @property {() => Promise<void>} discard Accepts the new output: the copy will not be restored any more.
 */

/**
 * Makes a copy of `public/`.
 * @param {string} root Folder that holds `public/` and `.cache/`.
 * @returns {Promise<Saved>}
 */
export async function saveOutput(root) {
  const output = path.join(root, 'public');
  const backup = path.join(root, '.public-backup');
  // Only a complete copy gets the name that is restored from.
  const copy = path.join(root, '.public-copy');

  if (existsSync(backup)) await putBack();
  if (existsSync(output)) {
    syncFolder(output, copy);
    await rename(copy, backup);
  } else await rm(copy, { recursive: true, force: true });

  async function putBack() {
    await rm(output, { recursive: true, force: true });
    if (existsSync(backup)) await rename(backup, output);
    await dropGatsbyState(root);
  }
  async function discard() {
    await rm(copy, { recursive: true, force: true });
    if (existsSync(backup)) await rename(backup, copy);
  }
  return { restore: putBack, discard };
}

/**
 * Makes one folder the same as another: copies files that are missing or differ in size or time, and removes all
 * others. It is synchronous, because Node's thread pool costs more than it saves for thousands of small files.
 * @param {string} source
 * @param {string} target
 */
function syncFolder(source, target) {
  mkdirSync(target, { recursive: true });
  const left = new Map(readdirSync(target, { withFileTypes: true }).map((entry) => [entry.name, entry]));
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    const there = left.get(entry.name);
    left.delete(entry.name);
    if (there && there.isDirectory() !== entry.isDirectory()) rmSync(to, { recursive: true });
    if (entry.isDirectory()) syncFolder(from, to);
    else copyChanged(from, to);
  }
  for (const name of left.keys()) rmSync(path.join(target, name), { recursive: true });
}

/**
 * Copies a file with its modification time, unless the target has it already. @param {string} from @param {string} to
 */
function copyChanged(from, to) {
  const { size, atime, mtime } = statSync(from);
  const there = statSync(to, { throwIfNoEntry: false });
  if (there?.size === size && there.mtime.getTime() === mtime.getTime()) return;
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  utimesSync(to, atime, mtime);
}

/** Folders of `.cache` that hold Gatsby's state; a test compares them with the installed Gatsby. */
export const STATE_FOLDERS = ['redux', 'data', 'caches', 'caches-lmdb', 'worker'];

/**
 * Makes Gatsby read all files again. Results that are costly and keyed by digest (webpack's cache, images in
 * `public/static`) are kept.
 * @param {string} root
 */
async function dropGatsbyState(root) {
  for (const name of STATE_FOLDERS) {
    await rm(path.join(root, '.cache', name), { recursive: true, force: true });
  }
}

/**
 * Empties `public/` for a build from scratch, which cannot tell which old files it will not write again (those of a
 * language that was switched off, of a page that is gone). Files named by digest stay.
 * @param {string} root
 */
export async function dropOldOutput(root) {
  const output = path.join(root, 'public');
  for (const name of await readdir(output).catch(() => []))
    if (name !== 'static') await rm(path.join(output, name), { recursive: true });
}

/**
 * The program, whose results are nodes and pages in Gatsby's state; the files for which Gatsby itself drops the state
 * (leaving old files in `public/`); and the configuration of the content root.
 */
const stateSources = () => [
  ...PROGRAM_SOURCES,
  'package.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  path.join(process.env.SITE_CONTENT ?? 'content', 'site.yml'),
];

/**
 * Drops Gatsby's state when the code that made it has changed.
 *
 * Gatsby does this only when `gatsby-config.ts` or `gatsby-node.ts` change, but these are tables of contents, and the
 * code is in the files they name.
 * @param {string} root
 * @param {string[]} [sources] Files and folders, relative to root.
 * @returns {Promise<boolean>} Whether there was a state to drop.
 */
export async function dropStaleState(root, sources = stateSources()) {
  // Outside of `.cache`, which Gatsby empties when it starts without a state: the next build would take its own state
  // for stale.
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
    for (const file of await listFiles(path.resolve(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update('\0');
      hash.update(await readFile(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * All files below a path in a stable order; only the path itself when it is a file.
 * @param {string} location
 * @returns {Promise<string[]>}
 */
async function listFiles(location) {
  if (!existsSync(location)) return [];
  const entries = await readdir(location, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [location];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
