/** Prepares a fresh clone. It runs before anything is installed, so it uses Node's own modules only. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError, ROOT, run, runNode } from './process.mjs';

/**
 * Whether npm's record of installed packages agrees with the lock file. Packages for other platforms are optional and
 * may be missing.
 * @param {Lock} lock `package-lock.json`
 * @param {Lock} installed npm's own record, `node_modules/.package-lock.json`, written last by every install.
 * @typedef {{ packages?: Record<string, { version?: string, optional?: boolean }> }} Lock
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([location, wanted]) => {
    if (location === '') return true;
    const found = installed.packages?.[location];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

/** Installs the locked packages, development ones included, unless they are there already. */
export async function setup() {
  // Gatsby's configuration and data layer load ES modules with `require`.
  if (!process.features.require_module || Number.parseInt(process.versions.node) > 25)
    throw new PlainError(`This is Node ${process.version}: use 20.19 or a later 20, or 22.12 to 25.`);
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'))) return;
  console.log('Installing packages ...');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm's own program, if npm started this one: on Windows, `npm` itself cannot be spawned.
  const npm = process.env.npm_execpath ?? '';
  const { code } = await (/npm-cli\.c?js$/.test(npm) ? runNode([npm, ...args]) : run('npm', args));
  if (code !== 0) throw new PlainError(`npm ci failed (exit code ${code}); its message is above.`);
}

/** @param {string} file @returns {Lock} Empty if there is none. */
function readLock(file) {
  try {
    return /** @type {Lock} */ (JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
  } catch {
    return {};
  }
}
