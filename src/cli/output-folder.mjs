/**
 * Keeps `public/` as it was until a build succeeds.
 *
 * Gatsby can only write to `public/`, and a warm build needs what the last one left there. So before a build there is a
 * copy of the folder (hard links would not do, because Gatsby rewrites files in place), and after a failed or
 * interrupted build the copy takes its place again. A copy found at the start belongs to a build that was killed before
 * it could do that; it is put back first.
 *
 * After a successful build the copy is kept under another name, and before the next one only what differs is copied:
 * copying everything takes seconds, comparing sizes and times does not.
 *
 * Gatsby's own state must not be newer than the output it describes, so putting a copy back drops that state as well.
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

/**
 * @typedef {object} Saved
 * @property {() => Promise<void>} restore Puts `public/` back as it was (absent, if it was absent).
 * @property {() => Promise<void>} discard Gives up the claim that the copy is what should be there: the new output is good.
 */

/**
 * Makes a copy of `public/`.
 * @param {string} root Folder that holds `public/` and `.cache/`.
 * @returns {Promise<Saved>}
 */
export async function saveOutput(root) {
  const output = path.join(root, 'public');
  const backup = path.join(root, '.public-backup');
  // Only a complete copy ever has the name that is restored from.
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
 * Makes one folder the same as another: copies files that are missing or differ in size or time, removes the rest. Done
 * without Node's threads, which cost more than they save for thousands of small files.
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

/** Copies a file with its time, unless that was done before. @param {string} from @param {string} to */
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
 * Makes Gatsby start from the files again. What is costly to make and keyed by digest (webpack's cache, images in
 * `public/static`) is kept.
 * @param {string} root
 */
export async function dropGatsbyState(root) {
  for (const name of STATE_FOLDERS) {
    await rm(path.join(root, '.cache', name), { recursive: true, force: true });
  }
}

/**
 * Empties `public/` for a build that begins from scratch: nobody knows any more which of its files such a build will
 * not make again (those of a language that was switched off, of a page that is gone). What is named by digest stays.
 * @param {string} root
 */
export async function dropOldOutput(root) {
  const output = path.join(root, 'public');
  for (const name of await readdir(output).catch(() => []))
    if (name !== 'static') await rm(path.join(output, name), { recursive: true });
}

/**
 * Code whose results are nodes and pages in Gatsby's state, what Gatsby itself drops the state for (which would leave old
 * files in `public/`), and the configuration that a content root may bring.
 */
const stateSources = () => [
  'src/domain',
  'src/gatsby',
  'src/i18n',
  'src/site',
  'package-lock.json',
  'package.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  path.join(process.env.SITE_CONTENT ?? 'content', 'site.yml'),
];

/**
 * Drops Gatsby's state when the code that made it has changed.
 *
 * Gatsby itself does this only when `gatsby-config.ts` or `gatsby-node.ts` change; ours are tables of contents, and
 * the code is in the files they name.
 * @param {string} root
 * @param {string[]} [sources] Files and folders, relative to root.
 * @returns {Promise<boolean>} Whether there was a state to drop.
 */
export async function dropStaleState(root, sources = stateSources()) {
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
    for (const file of await listFiles(path.resolve(root, source))) {
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
