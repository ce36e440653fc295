/** Finds Firefox and WebKit for the tests of the engines, and installs on Debian what is missing. Node's own modules only. */
import path from 'node:path';
import { aptInstall, canInstall, namedProgram, onPath, THIS_MACHINE } from './machine.mjs';

/** Programs of an engine: Firefox drives itself; WebKitGTK has a driver, and draws on a display in memory. */
/** @typedef {{ name: 'firefox', program: string } | { name: 'webkit', driver: string, display: string }} EnginePrograms */
/** @typedef {import('./machine.mjs').Machine} Machine */

const ENGINES = /** @type {const} */ ({
  firefox: { label: 'Firefox', packages: ['firefox-esr'], variables: ['TIDEPOOL_FIREFOX'] },
  webkit: {
    label: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    variables: ['TIDEPOOL_WEBKIT_DRIVER', 'TIDEPOOL_XVFB'],
  },
});

/** @typedef {keyof typeof ENGINES} EngineName */

/**
 * Chooses the programs of each engine: those named by the environment, or installed ones.
 * @param {Machine} machine
 * @returns {{ found: EnginePrograms[], missing: EngineName[] }}
 */
export function chooseEngines(machine) {
  const program = findFirefox(machine);
  const [driverVariable, displayVariable] = ENGINES.webkit.variables;
  const driver = find(machine, driverVariable, 'WebKitWebDriver');
  const display = find(machine, displayVariable, 'Xvfb');
  /** @type {EnginePrograms[]} */
  const found = [];
  if (program !== null) found.push({ name: 'firefox', program });
  if (driver !== null && display !== null) found.push({ name: 'webkit', driver, display });
  const missing = /** @type {EngineName[]} */ (Object.keys(ENGINES)).filter(
    (name) => !found.some((engine) => engine.name === name),
  );
  return { found, missing };
}

/** @param {Machine} machine */
function findFirefox(machine) {
  const named = namedProgram(machine, [...ENGINES.firefox.variables]);
  if (named !== null) return named.path;
  const { platform, env, isProgram, works } = machine;
  const places =
    platform === 'win32'
      ? [env.PROGRAMFILES, env['PROGRAMFILES(X86)']].flatMap((folder) =>
          folder === undefined ? [] : [path.win32.join(folder, 'Mozilla Firefox', 'firefox.exe')],
        )
      : [
          ...(platform === 'darwin' ? ['/Applications/Firefox.app/Contents/MacOS/firefox'] : []),
          ...onPath(env, ['firefox-esr', 'firefox']),
        ];
  return places.find((place) => isProgram(place) && works(place)) ?? null;
}

/**
 * A program that does not know the question for its version, so that it cannot be tried.
 * @param {Machine} machine
 * @param {string} variable
 * @param {string} command
 */
function find(machine, variable, command) {
  const named = namedProgram(machine, [variable]);
  if (named !== null) return named.path;
  const places = machine.platform === 'win32' ? [] : onPath(machine.env, [command]);
  return places.find((place) => machine.isProgram(place)) ?? null;
}

/** The engines of this machine. */
export const findEngines = () => chooseEngines(THIS_MACHINE);

/** The engines of this machine; installs those that are missing where that is possible. */
export async function ensureEngines() {
  const { missing } = findEngines();
  for (const name of canInstall() ? missing : []) {
    const { label, packages } = ENGINES[name];
    console.log(`No ${label} found: installing it with apt-get ...`);
    await aptInstall([[...packages]]).catch(() => false);
  }
  return findEngines();
}

/**
 * The environment that names these programs, so that nobody looks for them again.
 * @param {EnginePrograms[]} found
 * @returns {Record<string, string>}
 */
export function engineEnvironment(found) {
  return Object.fromEntries(
    found.flatMap(({ name, ...programs }) =>
      Object.values(programs).map((file, index) => [ENGINES[name].variables[index], file]),
    ),
  );
}

/**
 * The line about an engine that nothing was tested in.
 * @param {EngineName} name
 */
export function untested(name) {
  const { label, packages, variables } = ENGINES[name];
  return `NOT TESTED IN ${label.toUpperCase()}: it was not found and could not be installed. Debian's packages are ${packages.join(' and ')}; ${variables.join(' and ')} name${variables.length === 1 ? 's' : ''} programs elsewhere.`;
}
