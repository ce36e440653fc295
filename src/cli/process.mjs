/** Starting other programs and talking to the person at the terminal. Node's own modules only. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Root folder of the repository; commands work from any directory. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** An error whose message is all the person needs: printed without a stack. */
export class PlainError extends Error {}

/** Whether a module is the program that was started, not one that was imported. @param {string} url `import.meta.url` */
export function isMain(url) {
  return process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === url;
}

/**
 * Runs the main function of a program: errors go to stderr, and the exit code is what it returns, or 1. A function
 * that returns none may have set it itself.
 * @param {() => Promise<number | undefined>} main
 */
export async function runMain(main) {
  try {
    const code = await main();
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * Environment of every program started here. Each finds the configuration of the content root by itself; what may be
 * there is that of another.
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment() {
  const { GATSBY_SITE_CONFIG: _, ...environment } = process.env;
  return { ...environment, GATSBY_TELEMETRY_DISABLED: '1' };
}

/** Path of a file in an installed package. @param {string} file Such as `gatsby/cli.js`. */
export function inPackage(file) {
  return path.join(ROOT, 'node_modules', file);
}

/** Arguments of Node that check the content. */
export const CHECK_CONTENT = ['src/cli/run-ts.mjs', 'src/cli/check-content.ts'];

/** Set for a program that waits; it reads its gate from the file descriptor below. */
export const GATE = 'TIDEPOOL_GATE';
export const GATE_FD = 3;

/**
 * Runs a program to its end.
 *
 * Ctrl-C reaches the program from the terminal by itself, so here it is only kept from ending this process first:
 * whatever cleaning up the caller does afterwards still happens. Other requests to stop are passed on.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.cwd]
 * @param {(text: string) => void} [options.onOutput] Gets the program's output, which goes to this terminal otherwise.
 * @param {Promise<boolean>} [options.gate] Whether the program may go on from where it waits (see `fast-gatsby.mjs`);
 *   it ends there if not.
 * @returns {Promise<{ code: number, interrupted: boolean }>} The exit code, 1 if the program was killed.
 */
export function run(command, args, { env = siteEnvironment(), cwd = ROOT, onOutput, gate } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: gate ? { ...env, [GATE]: '1' } : env,
      stdio: [onOutput ? 'ignore' : 'inherit', output, output, gate ? 'pipe' : 'ignore'],
    });
    const opening = /** @type {import('node:stream').Writable | null | undefined} */ (child.stdio[GATE_FD]);
    // A program that has ended does not wait.
    opening?.on('error', () => undefined);
    void gate?.then((isOpen) => opening?.end(isOpen ? 'go' : ''));
    let interrupted = false;
    const note = () => {
      interrupted = true;
    };
    const passOn = () => {
      interrupted = true;
      child.kill('SIGTERM');
    };
    process.on('SIGINT', note).on('SIGTERM', passOn).on('SIGHUP', passOn);
    const done = () => process.off('SIGINT', note).off('SIGTERM', passOn).off('SIGHUP', passOn);

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

/**
 * Runs a Node program of the repository or of an installed package.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Says every so often that something still goes on, so that a silent log is not taken for a hang.
 * @param {(seconds: number) => string} message
 * @param {number} [everySeconds]
 * @returns {() => void} Stops it.
 */
export function heartbeat(message, everySeconds = 20) {
  const start = Date.now();
  const timer = setInterval(() => {
    console.log(message(Math.round((Date.now() - start) / 1000)));
  }, everySeconds * 1000);
  return () => clearInterval(timer);
}

/** @param {number} milliseconds */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
