import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { warningAt } from '../../domain/problem/problem';
import { formatProblemsFrom, shownPath } from './shown-paths';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'tidepool-paths-'));
  for (const file of ['content/docs/A.mdx', 'public/index.html', 'static/a.svg', 'content/static/a.svg']) {
    mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(directory, file), '');
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

describe('formatProblemsFrom', () => {
  it.each([
    ['.', 'docs/A.mdx', 'content/docs/A.mdx:3:1'],
    ['content/docs', 'docs/A.mdx', 'A.mdx:3:1'],
    ['src', 'docs/A.mdx', '../content/docs/A.mdx:3:1'],
    ['.', 'docs/Gone.mdx', 'content/docs/Gone.mdx:3:1'],
    ['.', 'public/index.html', 'public/index.html:3:1'],
    ['.', 'static/a.svg', 'content/static/a.svg:3:1'],
  ])('names files from %s: %s', (folder, file, expected) => {
    vi.stubEnv('INIT_CWD', path.join(directory, folder));
    const problem = warningAt(file, { line: 3, column: 1 }, 'Found.', 'Do.');
    expect(formatProblemsFrom([problem], { root: path.join(directory, 'content'), directory })).toBe(
      `warning ${expected}\n  Found.\n  Fix: Do.\n\n0 errors, 1 warning`,
    );
  });

  it('says nothing without problems', () =>
    expect(formatProblemsFrom([], { root: path.join(directory, 'content'), directory })).toBe(''));
});

it('takes the working directory where npm says nothing', () => {
  vi.stubEnv('INIT_CWD', undefined);
  expect(shownPath(process.cwd())).toBe('.');
  expect(shownPath(path.resolve('content/docs'))).toBe('content/docs');
});
