/** Finds a browser for the end-to-end tests, and installs one only if there is none. Node's own modules only. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inPackage, PlainError, run, runNode } from '../../src/cli/process.mjs';

/** Environment variables that name a browser; the first one that is set wins. */
const VARIABLES = ['TIDEPOOL_BROWSER', 'CHROMIUM'];

/** A headless shell opens a page with a third of the work. */
const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
];

/**
 * What the decision depends on; tests give it fakes.
 * @typedef {object} Machine
 * @property {string} platform As `process.platform`.
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} isProgram Whether a file exists and can be run.
 * @property {(file: string) => boolean} works Whether it starts (a stub that asks to install something does not).
 * @property {string | null} playwrights Where Playwright keeps its own browser, whether it is there or not.
 */

/**
 * Chooses a browser: the one named by the environment, otherwise an installed Chrome or Chromium, otherwise
 * Playwright's own.
 * @param {Machine} machine
 * @returns {{ path: string, source: string } | null} Null without a browser.
 */
export function chooseBrowser({ platform, env, isProgram, works, playwrights }) {
  for (const name of VARIABLES) {
    const named = env[name];
    if (named === undefined || named === '') continue;
    if (!isProgram(named))
      throw new PlainError(`${name} is ${named}, which is not a program: correct or unset it.`);
    return { path: named, source: name };
  }
  const installed = installedPlaces(platform, env).find((place) => isProgram(place) && works(place));
  if (installed !== undefined) return { path: installed, source: 'installed' };
  if (playwrights !== null && isProgram(playwrights)) return { path: playwrights, source: 'Playwright' };
  return null;
}

/**
 * Where Chrome and Chromium are usually installed, best first.
 * @param {string} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function installedPlaces(platform, env) {
  if (platform === 'win32') {
    const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return programs.flatMap((folder) =>
      folder === undefined
        ? []
        : ['Google/Chrome', 'Chromium'].map((name) =>
            path.win32.join(folder, name, 'Application', 'chrome.exe'),
          ),
    );
  }
  const onPath = (env.PATH ?? '')
    .split(':')
    .filter((folder) => folder !== '')
    .flatMap((folder) => COMMANDS.map((command) => path.posix.join(folder, command)));
  if (platform === 'darwin') {
    const bundles = ['Google Chrome', 'Chromium'].map(
      (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
    );
    return [
      ...bundles.flatMap((bundle) => [`/${bundle}`, path.posix.join(env.HOME ?? '/', bundle)]),
      ...onPath,
    ];
  }
  const usual = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin'].flatMap((folder) =>
    COMMANDS.map((command) => `${folder}/${command}`),
  );
  return [...onPath, ...usual];
}

/**
 * Arguments of every browser: no sandbox for root (containers), and nothing that accesses the network.
 * @param {boolean} isRoot
 */
export function browserArguments(isRoot = process.getuid?.() === 0) {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/** The browser of this machine, or null. Packages must be installed; they are loaded only here. */
export function findBrowser() {
  const { chromium } = /** @type {typeof import('@playwright/test')} */ (
    createRequire(import.meta.url)('@playwright/test')
  );
  return chooseBrowser({
    platform: process.platform,
    env: process.env,
    isProgram,
    works,
    playwrights: chromium.executablePath(),
  });
}

/** The browser of this machine; installs one if there is none. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  for (const { name, install } of installers()) {
    console.log(`No browser found: installing Chromium with ${name} ...`);
    const isDone = await install().catch(() => false);
    const installed = isDone ? findBrowser() : null;
    if (installed !== null) return installed;
  }
  throw new PlainError(
    [
      'The end-to-end tests need Chrome or Chromium; none was found and installing one failed.',
      'Install one yourself, or name it: TIDEPOOL_BROWSER=/path/to/chrome npm test',
      'Everything else can be tested without: npm test -- --only format,lint,types,unit,build',
    ].join('\n'),
  );
}

/** Ways to install a browser on this machine, most suitable first. */
function installers() {
  const isRoot = process.getuid?.() === 0;
  const playwright = {
    name: 'Playwright',
    install: async () => {
      const libraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
      const program = inPackage('@playwright/test/cli.js');
      return (await runNode([program, 'install', ...libraries, 'chromium'])).code === 0;
    },
  };
  const apt = {
    name: 'apt-get',
    install: async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const update = await run('apt-get', ['update', '-q'], { env });
      if (update.code !== 0) return false;
      for (const name of ['chromium-headless-shell', 'chromium']) {
        const { code } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
          env,
        });
        if (code === 0) return true;
      }
      return false;
    },
  };
  return isRoot && isDebian() ? [apt, playwright] : [playwright];
}

/** Not Ubuntu: its chromium package only installs a snap, which containers cannot run. */
function isDebian() {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
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

/** On Windows asking for the version opens a window, so a program is assumed to work. @param {string} file */
function works(file) {
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
