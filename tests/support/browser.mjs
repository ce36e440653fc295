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
];

/** Folders of programs; those outside of the path are usual places of browsers. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
  ...['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin'],
];

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

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

/**
 * The browser of this machine: the one named by the environment, otherwise an installed Chrome or Chromium, otherwise
 * Playwright's own. Packages must be installed; they are loaded only here.
 * @returns {{ path: string, source: string } | null} Null without a browser.
 */
export function findBrowser() {
  for (const name of VARIABLES) {
    const named = process.env[name] ?? '';
    if (named === '') continue;
    if (!isProgram(named))
      throw new PlainError(`${name} is ${named}, which is not a program: correct or unset it.`);
    return { path: named, source: name };
  }
  const places = FOLDERS.flatMap((folder) => COMMANDS.map((command) => path.join(folder, command)));
  // A stub that asks to install something does not start.
  const installed = [MAC, ...places].find((place) => isProgram(place) && starts(place));
  if (installed !== undefined) return { path: installed, source: 'installed' };
  const { chromium } = /** @type {typeof import('@playwright/test')} */ (
    createRequire(import.meta.url)('@playwright/test')
  );
  const playwrights = chromium.executablePath();
  return isProgram(playwrights) ? { path: playwrights, source: 'Playwright' } : null;
}

/** The browser of this machine; installs one if there is none. */
export async function ensureBrowser() {
  for (const install of [null, ...installers()]) {
    const isDone = install === null || (await install().catch(() => false));
    const found = isDone ? findBrowser() : null;
    if (found !== null) return found;
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
  const playwright = async () => {
    console.log('No browser found: installing Chromium with Playwright ...');
    const libraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
    const program = inPackage('@playwright/test/cli.js');
    return (await runNode([program, 'install', ...libraries, 'chromium'])).code === 0;
  };
  const debian = async () => {
    console.log('No browser found: installing Chromium with apt-get ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = async (/** @type {string[]} */ ...args) =>
      (await run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], { env })).code === 0;
    const install = ['install', '-y', '--no-install-recommends'];
    return (
      (await apt('update')) &&
      ((await apt(...install, 'chromium-headless-shell')) || (await apt(...install, 'chromium')))
    );
  };
  // Ubuntu's packages only point to snaps, which containers cannot run.
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
  return isRoot && isDebian ? [debian, playwright] : [playwright];
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

/** @param {string} file */
const starts = (file) => spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
