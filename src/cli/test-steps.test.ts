import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './process.mjs';
import {
  chooseSteps,
  contentSteps,
  countPlaywright,
  countVitest,
  groupSteps,
  stepCount,
  STEPS,
} from './test-steps.mjs';

describe('chooseSteps', () => {
  const names = (args: string[]): string[] => chooseSteps(args).map((step) => step.name);

  it('takes all steps by default but those that are run on demand', () => {
    const program = ['format', 'lint', 'types', 'unit', 'build', 'e2e', 'roots'];
    expect(names([])).toEqual([...program, 'site', ...contentSteps().map(({ name }) => name)]);
  });

  it('runs what is on demand when it is named', () => {
    expect(names(['--only', 'engines,build'])).toEqual(['build', 'engines']);
  });

  it('has a step of the delivered content only where its tests are', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'tidepool-steps-'));
    expect(contentSteps(root)).toEqual([]);
    mkdirSync(path.join(root, 'tests', 'content'), { recursive: true });
    expect(contentSteps(root).map(({ name, needs }) => [name, needs])).toEqual([['content', ['site']]]);
    rmSync(root, { recursive: true });
  });

  it.each([[['--only', 'e2e,unit']], [['--only=e2e,unit']], [['--only', 'e2e', 'unit']]])('%j', (args) => {
    expect(names(args)).toEqual(['unit', 'e2e']);
  });

  it.each([
    [['--only', 'units'], 'There is no step called units'],
    [['--only'], 'Not understood: --only'],
    [['unit'], 'Not understood: unit'],
  ])('refuses %j', (args, message) => {
    expect(() => chooseSteps(args)).toThrow(message);
  });
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
    expect(countVitest({ numPassedTests: 7, numFailedTests: 0 })).toEqual({
      passed: 7,
      failed: 0,
      failures: [],
    });
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({
      passed: 5,
      failed: 2,
      failures: [],
    });
  });

  it('names the unit tests that failed, and files that could not be loaded', () => {
    const passed = { status: 'passed', fullName: 'a b', failureMessages: [] };
    const { failures } = countVitest({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: path.join(ROOT, 'src/a.test.ts'),
          status: 'failed',
          assertionResults: [
            passed,
            {
              status: 'failed',
              fullName: 'a c',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at x'],
            },
          ],
        },
        {
          name: path.join(ROOT, 'src/b.test.ts'),
          status: 'failed',
          message: 'no such',
          assertionResults: [],
        },
        { name: path.join(ROOT, 'src/c.test.ts'), status: 'passed', assertionResults: [passed] },
      ],
    });
    expect(failures).toEqual(['src/a.test.ts › a c: expected 1', 'src/b.test.ts: no such']);
  });

  it('names the browser tests that failed, with their project', () => {
    const spec = (title: string, message?: string) => ({
      title,
      ok: message === undefined,
      tests: [{ projectName: 'phone', results: [message === undefined ? {} : { error: { message } }] }],
    });
    const { failures } = countPlaywright({
      stats: { expected: 1, unexpected: 2, flaky: 0 },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('fits', 'Error: wide\n\nCall log'), spec('opens')],
          suites: [{ title: 'inside', specs: [spec('shuts', '')] }],
        },
      ],
    });
    expect(failures).toEqual(['a.spec.ts › fits (phone): Error: wide', 'a.spec.ts › inside › shuts (phone)']);
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
