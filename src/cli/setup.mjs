/**
 * Prepares a fresh clone: checks Node's version and installs the locked packages. It runs before anything is installed,
 * so it uses Node's own modules only.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDuration, heartbeat, isMain, PlainError, ROOT, run, runMain, runNode } from './process.mjs';

const OLDEST = '20.19.0';
const TOO_NEW = '26.0.0';

/**
 * Why the site cannot run on a version of Node; null if it can.
 * @param {string} version Such as `22.12.0`.
 */
export function nodeProblem(version) {
  const reason =
    compareVersions(version, OLDEST) < 0
      ? 'too old'
      : compareVersions(version, TOO_NEW) >= 0
        ? 'too new'
        : null;
  if (reason === null) return null;
  return [
    `This is Node ${version}, which is ${reason}: the site needs Node 20.19 or later, below 26.`,
    'Install Node 22 (from nodejs.org, or `nvm install` in this folder) and run the command again.',
  ].join('\n');
}

/** Stops with a plain message when this Node cannot run the site. */
export function ensureNode() {
  const problem = nodeProblem(process.versions.node);
  if (problem !== null) throw new PlainError(problem);
}

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
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version;
  });
}

/** Installs the locked packages, development ones included, unless they are there already. */
export async function ensureInstalled() {
  const lock = readLock('package-lock.json');
  if (lock === null) {
    throw new PlainError(
      'package-lock.json is missing or broken: restore it with `git checkout package-lock.json`.',
    );
  }
  const installed = readLock('node_modules/.package-lock.json');
  if (installed !== null && isInstalled(lock, installed)) return;

  console.log(
    installed === null ? 'Installing packages ...' : 'The lock file has changed: installing packages ...',
  );
  const start = Date.now();
  const stop = heartbeat((seconds) => `  still installing (${seconds} s)`);
  const { code, interrupted } = await npm([
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  stop();
  if (interrupted) throw new PlainError('Installing was interrupted.');
  if (code !== 0) {
    throw new PlainError(
      [
        `npm ci failed (exit code ${code}); its message is above.`,
        'Check the network and the registry npm uses (`npm ping`), then run the command again.',
        'If package.json and package-lock.json disagree, run `npm install` and commit the lock file.',
      ].join('\n'),
    );
  }
  console.log(`Packages installed in ${formatDuration(Date.now() - start)}.`);
}

/** Everything a command needs before it starts. */
export async function setup() {
  ensureNode();
  await ensureInstalled();
}

/**
 * Runs npm: the one that started this program, otherwise the one on the path.
 * @param {string[]} args
 */
export function npm(args) {
  const current = process.env.npm_execpath;
  if (current !== undefined && path.basename(current).startsWith('npm-cli'))
    return runNode([current, ...args]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}

/** @param {string} file @returns {Lock | null} */
function readLock(file) {
  const location = path.join(ROOT, file);
  if (!existsSync(location)) return null;
  try {
    return /** @type {Lock} */ (JSON.parse(readFileSync(location, 'utf8')));
  } catch {
    return null;
  }
}

/** @param {string} a @param {string} b @returns {number} Negative when a is older. */
function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)));
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    await setup();
    return 0;
  });
}
