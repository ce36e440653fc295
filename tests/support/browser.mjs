/** Finds a browser for the end-to-end tests, and installs one only if there is none. Node's own modules only. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { inPackage, PlainError, runNode } from '../../src/cli/process.mjs';
import { aptInstall, canInstall, namedProgram, onPath, THIS_MACHINE } from './machine.mjs';

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
 * Chooses a browser: the one named by the environment, otherwise an installed Chrome or Chromium, otherwise
 * Playwright's own.
 * @param {import('./machine.mjs').Machine} machine
 * @param {string | null} playwrights Where Playwright keeps its own browser, whether it is there or not.
 * @returns {{ path: string, source: string } | null} Null without a browser.
 */
export function chooseBrowser(machine, playwrights) {
  const named = namedProgram(machine, VARIABLES);
  if (named !== null) return named;
  const { platform, env, isProgram, works } = machine;
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
  const inFolders = onPath(env, COMMANDS);
  if (platform === 'darwin') {
    const bundles = ['Google Chrome', 'Chromium'].map(
      (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
    );
    return [
      ...bundles.flatMap((bundle) => [`/${bundle}`, path.posix.join(env.HOME ?? '/', bundle)]),
      ...inFolders,
    ];
  }
  const usual = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin'].flatMap((folder) =>
    COMMANDS.map((command) => `${folder}/${command}`),
  );
  return [...inFolders, ...usual];
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
  return chooseBrowser(THIS_MACHINE, chromium.executablePath());
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
    install: () => aptInstall([['chromium-headless-shell'], ['chromium']]),
  };
  return canInstall() ? [apt, playwright] : [playwright];
}
