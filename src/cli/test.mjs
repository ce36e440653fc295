/**
 * `npm test`: installs what is missing, runs every check and prints the results.
 *
 * A failed step does not stop the others, so that one run shows everything. A step is left out only when its result
 * would be worthless without the failed one (a build of broken content, a browser on a site that was not built).
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './commands.mjs';
import { formatDuration, PlainError, ROOT, runNode, siteEnvironment } from './process.mjs';
import { TEST_PUBLIC } from '../../tests/support/test-site.mjs';
import { setup } from './setup.mjs';
import { chooseSteps, failureReport, groupSteps, stepCount } from './test-steps.mjs';

/** @typedef {{ name: string, state: 'passed' | 'failed' | 'left out', milliseconds: number, passed: number, failed: number, output?: string }} Result */

await runCommand('test', async ({ flags, words }) => {
  const start = Date.now();
  const steps = chooseSteps([...(flags.only === undefined ? [] : [String(flags.only)]), ...words]);
  const names = steps.map((step) => step.name);
  for (const { step, needed, built } of [
    { step: 'e2e', needed: 'build', built: TEST_PUBLIC },
    { step: 'content', needed: 'site', built: path.join(ROOT, 'public') },
  ]) {
    const isBuilt = names.includes(needed) || existsSync(path.join(built, 'index.html'));
    if (names.includes(step) && !isBuilt)
      throw new PlainError(`There is no site to test: run \`npm test -- --only ${needed},${step}\`.`);
  }
  await setup();
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...siteEnvironment(), FORCE_COLOR: '0' };
  if (['e2e', 'roots', 'site'].some((name) => names.includes(name))) {
    const { ensureBrowser } = await import('../../tests/support/browser.mjs');
    const browser = await ensureBrowser();
    console.log(`Browser: ${browser.path} (${browser.source})`);
    env.TIDEPOOL_BROWSER = browser.path;
  }
  await rm(path.join(ROOT, 'test-results'), { recursive: true, force: true });

  /** @type {Result[]} */
  const results = [];
  for (const group of groupSteps(steps))
    results.push(
      ...(await Promise.all(
        group.map(async (step) => {
          const label = `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`;
          const missing = results.find(({ name, state }) => step.needs.includes(name) && state !== 'passed');
          return runStep(step, label, missing, env);
        }),
      )),
    );
  return report(results, Date.now() - start);
});

/**
 * Runs one step silently and shows its output if it fails.
 * @param {import('./test-steps.mjs').Step} step @param {string} label
 * @param {Result | undefined} missing A step that this one needs, and that did not pass.
 * @param {NodeJS.ProcessEnv} env @returns {Promise<Result>}
 */
async function runStep(step, label, missing, env) {
  if (missing) {
    console.log(
      `${label} left out, because ${missing.name} ${missing.state === 'failed' ? 'failed' : 'was'}`,
    );
    return { name: step.name, state: 'left out', milliseconds: 0, passed: 0, failed: 0 };
  }
  console.log(`${label} ...`);
  const start = Date.now();
  let output = '';
  // So that a long silence is not taken for a hang.
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${label} still running (${seconds} s)${lastLine(output)}`);
  }, 30_000);
  let code = 0;
  for (const command of step.commands) {
    const result = await runNode(command, { env, onOutput: (text) => (output += text) });
    code = result.code;
    if (result.interrupted) {
      clearInterval(timer);
      throw new PlainError('Interrupted.');
    }
    if (code !== 0) break;
  }
  clearInterval(timer);
  const milliseconds = Date.now() - start;
  const count = stepCount(code === 0, (await step.count?.()) ?? null);
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  console.log(`${label} ${code === 0 ? 'passed' : 'FAILED'} in ${formatDuration(milliseconds)}`);
  return { name: step.name, state: code === 0 ? 'passed' : 'failed', milliseconds, ...count, output };
}

/** @param {string} output */
function lastLine(output) {
  const line = output.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return line === '' ? '' : `: ${line.slice(0, 100)}`;
}

/**
 * Prints the table, and again what the failed steps said, which is far above by now. The last line is the sum.
 * @param {Result[]} results @param {number} milliseconds @returns {number} Exit code.
 */
function report(results, milliseconds) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const row = (/** @type {string[]} */ [name = '', state = '', time = '', passed = '', failed = '']) =>
    `  ${name.padEnd(9)}${state.padEnd(10)}${time.padStart(12)}${passed.padStart(9)}${failed.padStart(9)}`;
  console.log(`\n${row(['step', 'result', 'time', 'passed', 'failed'])}`);
  for (const { name, state, milliseconds: time, passed, failed } of results) {
    console.log(row([name, state, time === 0 ? '' : formatDuration(time), String(passed), String(failed)]));
  }
  for (const { name, state, output = '' } of results) {
    if (state === 'failed') console.log(`\nFailed: ${name}\n\n${failureReport(output)}`);
  }
  console.log(`\nFinished in ${formatDuration(milliseconds)}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return results.every(({ state }) => state === 'passed') ? 0 : 1;
}
