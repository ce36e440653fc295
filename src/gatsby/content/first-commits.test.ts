import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileDayOf, firstCommits } from './git';

let root = '';
beforeEach(() => (root = realpathSync(mkdtempSync(path.join(tmpdir(), 'commits-')))));
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Crab', '-c', 'user.email=crab@example.com', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

function commit(day: string): void {
  git('add', '-A');
  git('commit', '-m', day, `--date=${day}T12:00:00Z`);
}

it('knows the day a file was first committed, under whatever name', () => {
  git('init');
  mkdirSync(path.join(root, 'content/blog'), { recursive: true });
  const file = (name: string): string => path.join(root, 'content/blog', name);
  writeFileSync(file('潮.md'), 'The tide comes in twice a day, and twice a day it goes.\n');
  commit('2024-05-01');
  writeFileSync(file('潮.md'), 'The tide comes in twice a day, and twice a day it goes.\nMore.\n');
  commit('2024-06-01');
  renameSync(file('潮.md'), file('tide.md'));
  writeFileSync(file('new.md'), 'Something else entirely.\n');
  commit('2024-07-01');
  writeFileSync(file('unknown.md'), 'Not committed.\n');
  const dayOf = firstCommits(path.join(root, 'content'));
  expect(['blog/tide.md', 'blog/new.md', 'blog/unknown.md'].map(dayOf)).toEqual([
    '2024-05-01',
    '2024-07-01',
    null,
  ]);
});

it('knows the day a file was last changed', () => {
  const file = path.join(root, 'a.md');
  writeFileSync(file, 'One.\n');
  utimesSync(file, new Date('2024-04-22T12:00:00Z'), new Date('2024-04-22T12:00:00Z'));
  expect(['a.md', 'missing.md'].map(fileDayOf(root))).toEqual(['2024-04-22', null]);
});

it('knows nothing without git, and of a clone without its history', () => {
  const dayOf = firstCommits(root);
  expect(dayOf('a.md')).toBeNull();
  git('init', 'whole');
  writeFileSync(path.join(root, 'whole', 'a.md'), 'One.\n');
  git('-C', 'whole', 'add', '-A');
  git('-C', 'whole', 'commit', '-m', 'one');
  git('-C', 'whole', 'commit', '--allow-empty', '-m', 'two');
  git('clone', '--depth=1', `file://${root}/whole`, 'shallow');
  expect(firstCommits(path.join(root, 'whole'))('a.md')).not.toBeNull();
  expect(firstCommits(path.join(root, 'shallow'))('a.md')).toBeNull();
});
