/**
 * Keeps `public/` unchanged until a build succeeds.
 *
 * Gatsby can only write to `public/`, and a warm build needs what the last one left there. So the folder is copied
 * before a build (hard links would not do, because Gatsby rewrites files in place), and after a failed or interrupted
 * build the copy replaces it. A copy found at the start belongs to a build that was killed before it could do that, and
 * is restored first.
 *
 * Gatsby's own state must not be newer than the output it describes, so restoring a copy drops that state as well.
 */
import { constants, cpSync, existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestSources, PROGRAM_SOURCES } from '../gatsby/store/program-sources.mjs';

/**
 * Makes a copy of `public/`. `restore` puts it back (or removes the folder, if there was none); `discard` accepts the
 * new output.
 * @param {string} root Folder that holds `public/` and `.cache/`.
 */
export async function saveOutput(root) {
  const output = path.join(root, 'public');
  const backup = path.join(root, '.public-backup');
  // Only a complete copy gets the name that is restored from.
  const copy = path.join(root, '.public-copy');

  const putBack = async () => {
    await rm(output, { recursive: true, force: true });
    if (existsSync(backup)) await rename(backup, output);
    await dropGatsbyState(root);
  };
  if (existsSync(backup)) await putBack();
  await rm(copy, { recursive: true, force: true });
  if (existsSync(output)) {
    cpSync(output, copy, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
    await rename(copy, backup);
  }
  return { restore: putBack, discard: () => rm(backup, { recursive: true, force: true }) };
}

/** Folders of `.cache` that hold Gatsby's state; a test compares them with the installed Gatsby. */
export const STATE_FOLDERS = ['redux', 'data', 'caches', 'caches-lmdb', 'worker'];

/** Makes Gatsby read all files again. What is keyed by digest (webpack's cache) is kept. @param {string} root */
async function dropGatsbyState(root) {
  for (const name of STATE_FOLDERS)
    await rm(path.join(root, '.cache', name), { recursive: true, force: true });
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
  path.join(contentRoot(), 'site.yml'),
];

/** The content root, relative to the site's folder or absolute. */
export const contentRoot = () => process.env.SITE_CONTENT ?? 'content';

/** Names of the files that are published unchanged: a build does not remove those that are gone. @param {string} root */
const staticNames = (root) =>
  ['static', path.join(contentRoot(), 'static')]
    .map((folder) => path.resolve(root, folder))
    .flatMap((folder) =>
      existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [],
    )
    .sort()
    .join('\n');

/**
 * Drops Gatsby's state when the code that made it or the names of static files have changed. Gatsby compares only
 * `gatsby-config.ts` and `gatsby-node.ts`, which are tables of contents.
 * @param {string} root
 * @param {string[]} [sources] Files and folders, relative to root.
 * @returns {Promise<boolean>} Whether there was a state to drop.
 */
export async function dropStaleState(root, sources = stateSources()) {
  // Outside of `.cache`, which Gatsby empties when it starts without a state: the next build would take its own state
  // for stale.
  const stamp = path.join(root, 'node_modules', '.cache', 'tidepool', 'code-digest');
  const digest = `${digestSources(root, sources)}\n${staticNames(root)}`;
  const previous = await readFile(stamp, 'utf8').catch(() => null);
  if (previous === digest) return false;
  const stale = existsSync(path.join(root, '.cache', 'redux'));
  if (stale) await dropGatsbyState(root);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
  return stale;
}
