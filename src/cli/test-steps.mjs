/**
 * The steps of `npm test`: what each runs, what it needs, and how many tests it stands for.
 *
 * All steps up to `roots` test the program, with content and configuration of their own, built in folders of their own:
 * the tests' site (`tests/fixtures/site`), and small content roots of many kinds (`tests/fixtures/roots`). `site`
 * checks, builds and opens what the owner has written, whatever it is. `content` tests the content that the repository
 * was delivered with; without `tests/content` there is no such step.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inPackage, ROOT, UsageError } from './process.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands Arguments of Node, run one after the other until one fails.
 * @property {string[]} needs Steps that must succeed for this one to make sense.
 * @property {true} [isOneThread] Runs at the same time as neighbouring steps with this flag.
 * @property {() => Promise<Count | null>} [count] How many tests passed and failed, from the step's own report.
 */
/** @typedef {{ passed: number, failed: number }} Count */

/** Where the tests of a step write their report. @param {string} step */
export const reportFile = (step) => `test-results/${step}.json`;

/** @param {string} name @param {string[]} args */
const vitest = (name, ...args) => ({
  name,
  commands: [
    [
      ...[inPackage('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${reportFile(name)}`, ...args],
    ],
  ],
  count: () => readReport(name, countVitest),
});

/** @param {string} name Also of the folder. @param {string[][]} before Commands that build what is tested. */
const playwright = (name, ...before) => ({
  name,
  commands: [
    ...before,
    [
      ...['--import', './tests/support/playwright-loader.mjs'],
      ...[inPackage('@playwright/test/cli.js'), 'test', '--config', `tests/${name}/playwright.config.mts`],
    ],
  ],
  count: () => readReport(name, countPlaywright),
});

/** @param {string} name @param {string[][]} commands @returns {Step} */
const check = (name, ...commands) => ({ name, commands, needs: [], isOneThread: true });

/** Folder of the tests that belong to the delivered content. */
const CONTENT_TESTS = 'tests/content';

/** The step of the delivered content; none if its folder was deleted. @param {string} [root] @returns {Step[]} */
export const contentSteps = (root = ROOT) =>
  existsSync(path.join(root, CONTENT_TESTS))
    ? [{ ...vitest('content', '--config', `${CONTENT_TESTS}/vitest.config.mts`), needs: ['site'] }]
    : [];

const TSC = inPackage('typescript/bin/tsc');

/** In the order they run, fast ones first. @type {Step[]} */
export const STEPS = [
  check('format', [inPackage('prettier/bin/prettier.cjs'), '--check', '.']),
  check(
    'lint',
    [inPackage('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
    [inPackage('dependency-cruiser/bin/dependency-cruise.mjs'), 'src'],
  ),
  check('types', [TSC, '--project', '.'], [TSC, '--project', 'src/domain']),
  { ...vitest('unit'), needs: [] },
  { name: 'build', commands: [['tests/support/build-test-site.mjs']], needs: [] },
  { ...playwright('e2e'), needs: ['build'] },
  { ...playwright('roots', ['tests/support/build-test-roots.mjs']), needs: [] },
  // The build begins with the content check.
  { ...playwright('site', ['src/cli/build.mjs']), needs: [] },
  ...contentSteps(),
];

/** The steps requested on the command line (`['unit,e2e']`); all by default. @param {string[]} wanted */
export function chooseSteps(wanted) {
  if (wanted.length === 0) return STEPS;
  const names = wanted.flatMap((value) => value.split(',')).filter((name) => name !== '');
  const known = STEPS.map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new UsageError(`There is no step called "${unknown.join(', ')}", only ${known.join(', ')}.`);
  return STEPS.filter((step) => names.includes(step.name));
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report @returns {Count} */
export const countVitest = ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

/**
 * Counts the tests of a Playwright report. Tests are not retried; one that passed only on a retry, requested by hand,
 * counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report @returns {Count}
 */
export const countPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** Where Vitest and Playwright begin to report failures in full: file, line, expected and received, pictures, traces. */
const FAILURES = /^.*(?:⎯ Failed (?:Tests|Suites) \d+ ⎯|^ {2}1\) ).*$/m;
const MOST_LINES = 120;

/** The part of a failed step's output that says what is wrong. @param {string} output */
export function failureReport(output) {
  const text = stripVTControlCharacters(output).trimEnd();
  const start = FAILURES.exec(text)?.index;
  if (start === undefined) return text.split('\n').slice(-MOST_LINES).join('\n');
  const lines = text.slice(start).split('\n');
  const more = lines.length - MOST_LINES;
  return [
    ...lines.slice(0, MOST_LINES),
    ...(more > 0 ? [`... ${more} more lines are in the output of the step above.`] : []),
  ].join('\n');
}

/** Groups steps that run at the same time, in the order they run. @param {Step[]} steps */
export function groupSteps(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isOneThread && last?.[0]?.isOneThread) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * What a finished step adds to the total. A step without tests of its own counts as one, and a failed step always
 * counts at least one failure.
 * @param {boolean} isPassed @param {Count | null} count @returns {Count}
 */
export function stepCount(isPassed, count) {
  if (isPassed) return count ?? { passed: 1, failed: 0 };
  return { ...count, passed: count?.passed ?? 0, failed: Math.max(1, count?.failed ?? 0) };
}

/** @template Report @param {string} step @param {(report: Report) => Count} count */
async function readReport(step, count) {
  try {
    const text = await readFile(path.join(ROOT, reportFile(step)), 'utf8');
    const report = /** @type {Report} */ (JSON.parse(text));
    return count(report);
  } catch {
    return null;
  }
}
