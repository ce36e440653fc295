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

const UNIT_REPORT = 'test-results/unit.json';
const CONTENT_REPORT = 'test-results/content.json';
/** Where the Playwright configuration writes its report. */
export const E2E_REPORT = 'test-results/e2e.json';
/** Where the Playwright configuration of the small content roots writes its report. */
export const ROOTS_REPORT = 'test-results/roots.json';
/** Where the Playwright configuration of the owner's site writes its report. */
export const SITE_REPORT = 'test-results/site.json';

/** @param {string} report @param {string[]} args */
const vitest = (report, ...args) => [
  inPackage('vitest/vitest.mjs'),
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...args,
];
const PLAYWRIGHT_LOADER = new URL('playwright-loader.mjs', import.meta.url).href;

/** @param {string} config */
const playwright = (config) => [
  ...['--import', PLAYWRIGHT_LOADER, inPackage('@playwright/test/cli.js')],
  ...['test', '--config', config],
];

/** Folder of the tests that belong to the delivered content. */
const CONTENT_TESTS = 'tests/content';

/** @type {Step} */
const CONTENT_STEP = {
  name: 'content',
  needs: ['site'],
  commands: [vitest(CONTENT_REPORT, '--config', `${CONTENT_TESTS}/vitest.config.mts`)],
  count: () => readReport(CONTENT_REPORT, countVitest),
};

/**
 * The step of the delivered content; none if its folder was deleted.
 * @param {string} [root]
 * @returns {Step[]}
 */
export const contentSteps = (root = ROOT) =>
  existsSync(path.join(root, CONTENT_TESTS)) ? [CONTENT_STEP] : [];

/** In the order they run, fast ones first. @type {Step[]} */
export const STEPS = [
  {
    name: 'format',
    needs: [],
    isOneThread: true,
    commands: [[inPackage('prettier/bin/prettier.cjs'), '--check', '.']],
  },
  {
    name: 'lint',
    needs: [],
    isOneThread: true,
    commands: [
      [inPackage('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
      [inPackage('dependency-cruiser/bin/dependency-cruise.mjs'), 'src'],
    ],
  },
  {
    name: 'types',
    needs: [],
    isOneThread: true,
    commands: [
      [inPackage('typescript/bin/tsc'), '--project', '.'],
      [inPackage('typescript/bin/tsc'), '--project', 'src/domain'],
    ],
  },
  {
    name: 'unit',
    needs: [],
    commands: [vitest(UNIT_REPORT)],
    count: () => readReport(UNIT_REPORT, countVitest),
  },
  { name: 'build', needs: [], commands: [['src/cli/build-test-site.mjs']] },
  {
    name: 'e2e',
    needs: ['build'],
    commands: [playwright('tests/e2e/playwright.config.mts')],
    count: () => readReport(E2E_REPORT, countPlaywright),
  },
  {
    name: 'roots',
    needs: [],
    commands: [['src/cli/build-test-roots.mjs'], playwright('tests/roots/playwright.config.mts')],
    count: () => readReport(ROOTS_REPORT, countPlaywright),
  },
  {
    name: 'site',
    needs: [],
    // The build begins with the content check.
    commands: [['src/cli/build.mjs'], playwright('tests/site/playwright.config.mts')],
    count: () => readReport(SITE_REPORT, countPlaywright),
  },
  ...contentSteps(),
];

/**
 * The steps requested on the command line; all of them by default.
 * @param {string[]} wanted Such as `['unit,e2e']`.
 * @returns {Step[]}
 */
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
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report
 * @returns {Count}
 */
export const countPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** Where Vitest and Playwright begin to report failures in full: file, line, expected and received, pictures, traces. */
const FAILURES = /^.*(?:⎯ Failed (?:Tests|Suites) \d+ ⎯|^ {2}1\) ).*$/m;
const MOST_LINES = 120;

/**
 * The part of a failed step's output that says what is wrong, for the summary at the end.
 * @param {string} output
 */
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

/**
 * Groups steps that run at the same time, in the order they run.
 * @param {Step[]} steps
 * @returns {Step[][]}
 */
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
 * @param {boolean} isPassed
 * @param {Count | null} count
 * @returns {Count}
 */
export function stepCount(isPassed, count) {
  if (isPassed) return count ?? { passed: 1, failed: 0 };
  return { ...count, passed: count?.passed ?? 0, failed: Math.max(1, count?.failed ?? 0) };
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Count} count
 */
async function readReport(file, count) {
  try {
    const report = /** @type {Report} */ (JSON.parse(await readFile(path.join(ROOT, file), 'utf8')));
    return count(report);
  } catch {
    return null;
  }
}
