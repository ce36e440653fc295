/** What programs a machine has, and how Debian gets more. Node's own modules only. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError, run } from '../../src/cli/process.mjs';

/**
 * What decisions about programs depend on; tests give them fakes.
 * @typedef {object} Machine
 * @property {string} platform As `process.platform`.
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} isProgram Whether a file exists and can be run.
 * @property {(file: string) => boolean} works Whether it starts (a stub that asks to install something does not).
 */

/** This machine. @type {Machine} */
export const THIS_MACHINE = { platform: process.platform, env: process.env, isProgram, works };

/**
 * The program that the first of these environment variables names, if one is set.
 * @param {Machine} machine
 * @param {string[]} variables
 * @returns {{ path: string, source: string } | null}
 */
export function namedProgram({ env, isProgram: exists }, variables) {
  for (const name of variables) {
    const named = env[name];
    if (named === undefined || named === '') continue;
    if (!exists(named))
      throw new PlainError(`${name} is ${named}, which is not a program: correct or unset it.`);
    return { path: named, source: name };
  }
  return null;
}

/**
 * Files that commands may be, in the folders of the path: all commands of the first folder, then of the next.
 * @param {Record<string, string | undefined>} env
 * @param {string[]} commands
 */
export function onPath(env, commands) {
  return (env.PATH ?? '')
    .split(':')
    .filter((folder) => folder !== '')
    .flatMap((folder) => commands.map((command) => path.posix.join(folder, command)));
}

/** Whether packages can be installed with apt-get. Ubuntu does not count: its browsers only point to snaps, which containers cannot run. */
export function canInstall() {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
  return isDebian && process.getuid?.() === 0;
}

/**
 * Installs the first of these sets of Debian packages that can be had.
 * @param {string[][]} sets
 */
export async function aptInstall(sets) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-q'], { env });
  if (update.code !== 0) return false;
  for (const names of sets) {
    const args = ['install', '-y', '-q', '--no-install-recommends', ...names];
    if ((await run('apt-get', args, { env })).code === 0) return true;
  }
  return false;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** On Windows the version question opens a window, so there a program is taken at its word. @param {string} file */
function works(file) {
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
