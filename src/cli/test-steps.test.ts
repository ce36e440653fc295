import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  chooseSteps,
  contentSteps,
  countPlaywright,
  countVitest,
  failureReport,
  groupSteps,
  stepCount,
  STEPS,
} from './test-steps.mjs';

describe('chooseSteps', () => {
  const names = (args: string[]): string[] => chooseSteps(args).map((step) => step.name);

  it('takes all steps by default', () => {
    const program = ['format', 'lint', 'types', 'unit', 'build', 'e2e', 'roots'];
    expect(names([])).toEqual([...program, 'site', ...contentSteps().map(({ name }) => name)]);
  });

  it('has a step of the delivered content only where its tests are', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'tidepool-steps-'));
    expect(contentSteps(root)).toEqual([]);
    mkdirSync(path.join(root, 'tests', 'content'), { recursive: true });
    expect(contentSteps(root).map(({ name, needs }) => [name, needs])).toEqual([['content', ['site']]]);
    rmSync(root, { recursive: true });
  });

  it.each([[['e2e,unit']], [['e2e', 'unit']]])('%j', (args) => expect(names(args)).toEqual(['unit', 'e2e']));

  it.each([
    [['units'], 'There is no step called "units", only format, lint'],
    [[''], 'There is no step called "", only format, lint'],
  ])('refuses %j', (args, message) => expect(() => chooseSteps(args)).toThrow(message));
});

it('names only steps that come before as needed', () => {
  for (const [index, step] of STEPS.entries()) {
    const before = STEPS.slice(0, index).map(({ name }) => name);
    expect(before).toEqual(expect.arrayContaining(step.needs));
  }
});

describe('groupSteps', () => {
  it('puts neighbours with one thread together, and keeps the order', () => {
    const steps = [
      { name: 'a', isOneThread: true as const },
      { name: 'b', isOneThread: true as const },
      { name: 'c' },
      { name: 'd' },
      { name: 'e', isOneThread: true as const },
    ].map((step) => ({ needs: [], commands: [], ...step }));
    expect(groupSteps(steps).map((group) => group.map(({ name }) => name).join(''))).toEqual([
      'ab',
      'c',
      'd',
      'e',
    ]);
    expect(groupSteps([])).toEqual([]);
  });

  it('runs no step beside one that it needs', () => {
    for (const group of groupSteps(STEPS))
      for (const { needs } of group) expect(group.filter(({ name }) => needs.includes(name))).toEqual([]);
  });
});

describe('counting', () => {
  it('reads the reports', () => {
    expect(countVitest({ numPassedTests: 7, numFailedTests: 0 })).toEqual({ passed: 7, failed: 0 });
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it.each([
    [true, null, { passed: 1, failed: 0 }],
    [false, null, { passed: 0, failed: 1 }],
    [true, { passed: 9, failed: 0 }, { passed: 9, failed: 0 }],
    [false, { passed: 9, failed: 3 }, { passed: 9, failed: 3 }],
    [false, { passed: 9, failed: 0 }, { passed: 9, failed: 1 }],
  ])('passed %s with %j', (isPassed, count, expected) => {
    expect(stepCount(isPassed, count)).toEqual(expected);
  });
});

describe('failureReport', () => {
  it.each([
    [
      'Vitest',
      ' ✓ a.test.ts\n\n⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯\n FAIL b.test.ts',
      '⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯\n FAIL b.test.ts',
    ],
    [
      'Vitest, a file',
      'x\n⎯⎯ Failed Suites 1 ⎯⎯\n FAIL c.test.ts\n',
      '⎯⎯ Failed Suites 1 ⎯⎯\n FAIL c.test.ts',
    ],
    [
      'Playwright',
      '  ✘ 1 a\n\n  1) [desktop] › a.spec.ts:3:1 › fits\n',
      '  1) [desktop] › a.spec.ts:3:1 › fits',
    ],
    ['colours', '\u001b[31m  1) [phone] › a.spec.ts\u001b[39m', '  1) [phone] › a.spec.ts'],
    ['another program', 'src/a.ts(3,1): error TS2322\n', 'src/a.ts(3,1): error TS2322'],
  ])('%s', (_, output, expected) => expect(failureReport(output)).toBe(expected));

  it('says what it leaves out', () => {
    const report = failureReport(`  1) a\n${'line\n'.repeat(200)}`).split('\n');
    expect([report[0], report.at(-1)]).toEqual([
      '  1) a',
      '... 81 more lines are in the output of the step above.',
    ]);
  });
});
