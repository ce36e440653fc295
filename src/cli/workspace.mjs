/** A folder that builds like the repository: a build of other content changes neither `public/` nor `.cache/`. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from './process.mjs';

const COPIED = [
  'src',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.browserslistrc',
];

/** Results of a build that the next one uses. */
const KEPT = ['.cache', 'public', '.public-copy', '.public-backup', 'node_modules'];

/**
 * Creates the folder: the code is copied, and packages are linked one by one, so that their `.cache` belongs to the
 * folder. It has no content; `SITE_CONTENT` names that.
 * @param {string} repository @param {string} folder
 * @param {{ isFresh?: boolean }} [options] Whether to remove state and output of an earlier build.
 */
export function makeWorkspace(repository, folder, { isFresh = true } = {}) {
  const packages = path.join(repository, 'node_modules');
  if (!existsSync(path.join(packages, '.package-lock.json')))
    throw new PlainError('The packages are not installed: run `npm ci` first.');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (isFresh || !KEPT.includes(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const name of COPIED)
    cpSync(path.join(repository, name), path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  linkPackages(packages, path.join(folder, 'node_modules'));
}

/** @param {string} packages @param {string} linked */
function linkPackages(packages, linked) {
  mkdirSync(linked, { recursive: true });
  for (const name of readdirSync(linked))
    if (name !== '.cache') rmSync(path.join(linked, name), { recursive: true, force: true });
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    if (entry.name === '.cache') continue;
    const [from, to] = [path.join(packages, entry.name), path.join(linked, entry.name)];
    // On Windows every user can create links of this type, but only to folders.
    if (entry.isFile()) copyFileSync(from, to);
    else symlinkSync(from, to, 'junction');
  }
}
