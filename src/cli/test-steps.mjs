/** The steps of `npm test`: what each runs, what it needs, and how many tests it stands for. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CHECK_CONTENT, inPackage, PlainError, ROOT } from './process.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[][]} commands Arguments of Node, run one after the other until one fails.
 * @property {string[]} needs Steps without whose success this one is pointless.
 * @property {() => Promise<Count | null>} [count] How many tests passed and failed, from the step's own report.
 */
/** @typedef {{ passed: number, failed: number }} Count */

const UNIT_REPORT = 'test-results/unit.json';
/** Where the Playwright configuration writes its report. */
export const E2E_REPORT = 'test-results/e2e.json';

const vitest = [inPackage('vitest/vitest.mjs'), 'run', '--reporter=default'];

/** In the order they run: quick ones first. @type {Step[]} */
export const STEPS = [
  { name: 'format', needs: [], commands: [[inPackage('prettier/bin/prettier.cjs'), '--check', '.']] },
  { name: 'lint', needs: [], commands: [[inPackage('eslint/bin/eslint.js'), '.', '--max-warnings', '0']] },
  {
    name: 'types',
    needs: [],
    commands: [
      [inPackage('typescript/bin/tsc'), '--project', '.'],
      [inPackage('typescript/bin/tsc'), '--project', 'src/domain'],
    ],
  },
  {
    name: 'unit',
    needs: [],
    commands: [[...vitest, '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]],
    count: () => readReport(UNIT_REPORT, countVitest),
  },
  { name: 'content', needs: [], commands: [CHECK_CONTENT] },
  { name: 'build', needs: ['content'], commands: [['src/cli/build.mjs']] },
  {
    name: 'e2e',
    needs: ['build'],
    commands: [[inPackage('@playwright/test/cli.js'), 'test', '--config', 'tests/e2e/playwright.config.mts']],
    count: () => readReport(E2E_REPORT, countPlaywright),
  },
];

/**
 * The steps asked for on the command line, all of them by default.
 * @param {string[]} args Such as `['--only', 'unit,e2e']`.
 * @returns {Step[]}
 */
export function chooseSteps(args) {
  const [flag, ...rest] = args.flatMap((arg) => arg.split('='));
  if (flag === undefined) return STEPS;
  const names = rest.flatMap((value) => value.split(',')).filter((name) => name !== '');
  const known = STEPS.map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (flag !== '--only' || names.length === 0 || unknown.length > 0) {
    throw new PlainError(
      [
        unknown.length > 0
          ? `There is no step called ${unknown.join(', ')}.`
          : `Not understood: ${args.join(' ')}`,
        `Usage: npm test -- --only unit,e2e   (steps: ${known.join(', ')})`,
      ].join('\n'),
    );
  }
  return STEPS.filter((step) => names.includes(step.name));
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report @returns {Count} */
export function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * Tests are not repeated; one that passed only when repeated, by hand-given options, counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report
 * @returns {Count}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
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
  return { passed: count?.passed ?? 0, failed: Math.max(1, count?.failed ?? 0) };
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
