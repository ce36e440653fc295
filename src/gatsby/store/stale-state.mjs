/**
 * Gatsby's state of another program: Gatsby itself compares only `gatsby-config.ts` and `gatsby-node.ts`, which are tables
 * of contents.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestSources, PROGRAM_SOURCES } from './program-sources.mjs';

/** Folders of `.cache` that hold Gatsby's state; a test compares them with the installed Gatsby. */
export const STATE_FOLDERS = ['redux', 'data', 'caches', 'caches-lmdb', 'worker'];

/** Makes Gatsby read all files again. What is keyed by digest (webpack's cache) is kept. @param {string} root */
export async function dropGatsbyState(root) {
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
 * Whether Gatsby's state was made by other code, or with other names of static files; asked again, it is of these.
 * @param {string} root
 * @param {string[]} [sources] Files and folders, relative to root.
 * @returns {Promise<boolean>} False without a state.
 */
export async function isStateStale(root, sources = stateSources()) {
  // Outside of `.cache`, which Gatsby empties when it starts without a state: the next build would take its own state
  // for stale.
  const stamp = path.join(root, 'node_modules', '.cache', 'tidepool', 'code-digest');
  const digest = `${digestSources(root, sources)}\n${staticNames(root)}`;
  if ((await readFile(stamp, 'utf8').catch(() => null)) === digest) return false;
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
  return existsSync(path.join(root, '.cache', 'redux'));
}
