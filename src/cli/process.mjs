/** Starts other programs and talks to the person at the terminal. Node's own modules only. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Root folder of the repository; commands work in any directory. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What can be made again, except the installed packages. */
export const GENERATED = [
  ...['.cache', 'public', '.public-backup', '.public-copy', '.preview', '.test-site', '.test-roots'],
  ...['test-results', 'playwright-report', 'coverage', 'node_modules/.cache/tidepool'],
];

/** An error whose message is all that the person needs: it is printed without a stack. */
export class PlainError extends Error {}

/** Wrong use of a command: it exits with code 2. */
export class UsageError extends PlainError {}

/** Whether a module is the program that was started, not an imported one. @param {string} url `import.meta.url` */
export function isMain(url) {
  return process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === url;
}

/**
 * Runs the main function of a program. The exit code is what it returns, if anything, or 1 after an error (2 after
 * wrong use), which goes to stderr.
 * @param {() => number | undefined | Promise<number | undefined>} main
 */
export async function runMain(main) {
  try {
    const code = await main();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/**
 * Packages of Gatsby load `punycode`, which nobody who works on this site can mend; Gatsby shows warnings as errors. And
 * with twice the room for new objects, which are mostly syntax trees, collecting garbage takes half the time: 7 % of a
 * build's CPU.
 */
const NODE_SETTINGS = ['--disable-warning=DEP0040', '--max-semi-space-size=32'];

/** Environment of every program started here. @returns {NodeJS.ProcessEnv} */
export function siteEnvironment() {
  const { NODE_OPTIONS = '' } = process.env;
  return {
    ...process.env,
    // Programs run in the repository; messages name files relative to where the person is.
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    // The last one of a kind counts.
    NODE_OPTIONS: [...NODE_SETTINGS.filter((setting) => !NODE_OPTIONS.includes(setting)), NODE_OPTIONS]
      .join(' ')
      .trim(),
    GATSBY_TELEMETRY_DISABLED: '1',
  };
}

/**
 * Environment of Gatsby, which otherwise redraws its progress where the output is no terminal. In development it still
 * runs only the queries of open pages.
 * @param {boolean} [isTerminal] @returns {NodeJS.ProcessEnv}
 */
export function gatsbyEnvironment(isTerminal = process.stdout.isTTY) {
  if (isTerminal) return siteEnvironment();
  return { CI: 'true', GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true', ...siteEnvironment() };
}

/** Path of a file in an installed package. @param {string} file Such as `gatsby/cli.js`. */
export function inPackage(file) {
  return path.join(ROOT, 'node_modules', file);
}

/** Arguments of Node for the content check. */
export const CHECK_CONTENT = ['src/cli/run-ts.mjs', 'src/cli/check-content.ts'];

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end. Ctrl-C reaches the program from the terminal directly, so this process only must not end
 * first: the caller still cleans up afterwards. Other signals to stop are passed on.
 * @param {string} command @param {string[]} args
 * @param {object} [options] @param {NodeJS.ProcessEnv} [options.env] @param {string} [options.cwd]
 * @param {(text: string) => void} [options.onOutput] Gets the program's output, which goes to this terminal otherwise.
 * @returns {Promise<{ code: number, interrupted: boolean }>} The exit code, 1 if the program was killed.
 */
export function run(command, args, { env = siteEnvironment(), cwd = ROOT, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: [onOutput ? 'ignore' : 'inherit', output, output],
    });
    let interrupted = false;
    const onSignal = (/** @type {NodeJS.Signals} */ signal) => {
      interrupted = true;
      if (signal !== 'SIGINT') child.kill('SIGTERM');
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
    const done = () => SIGNALS.forEach((signal) => process.off(signal, onSignal));

    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => onOutput?.(text));
    }
    child.on('error', (error) => {
      done();
      reject(new PlainError(`Cannot run ${command}: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      done();
      resolve({ code: code ?? 1, interrupted: interrupted || signal === 'SIGINT' || signal === 'SIGTERM' });
    });
  });
}

/** Runs a Node program. @param {string[]} args @param {Parameters<typeof run>[2]} [options] */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/** @param {number} milliseconds */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
