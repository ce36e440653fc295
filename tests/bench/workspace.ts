import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

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
  '.parcelrc',
];

/**
 * Makes a folder that builds like the repository: the code is copied, packages are linked one by one so that their
 * `.cache` is the folder's own. What an earlier run left of content, state and output is removed.
 */
export function makeWorkspace(repository: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const name of COPIED)
    cpSync(path.join(repository, name), path.join(folder, name), { recursive: true });
  const packages = path.join(repository, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  mkdirSync(linked);
  for (const name of readdirSync(packages))
    if (name !== '.cache') symlinkSync(path.join(packages, name), path.join(linked, name));
  if (!existsSync(path.join(linked, '.package-lock.json')))
    throw new Error('The packages are not installed: run `npm ci` first.');
}
