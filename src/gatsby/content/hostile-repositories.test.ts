import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstCommits, readLastUpdates } from './git';

/** What a repository says of itself starts no program. Each row proves first that git by itself would start it. */

let folder = '';
let ran = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'hostile-')));
  ran = path.join(folder, 'ran');
  write('program', `#!/bin/sh\necho ran >> '${ran}'\nexit 1\n`);
  chmodSync(path.join(folder, 'program'), 0o755);
  cpSync(path.join(folder, 'program'), path.join(folder, 'git-remote-x'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH ?? ''}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const git = (at: string, ...args: string[]): string =>
  execFileSync('git', ['-C', path.join(folder, at), ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

/** A repository with two commits, the second of which renames and changes a text. */
function repository(at: string): void {
  write(`${at}/a.md`, 'The tide comes in.\n'.repeat(9));
  git('.', 'init', '-q', at);
  git(at, 'config', 'user.name', 'Crab');
  git(at, 'config', 'user.email', 'crab@example.com');
  git(at, 'add', '-A');
  git(at, 'commit', '-qm', 'one', '--date=2024-05-01T12:00:00Z');
  git(at, 'mv', 'a.md', 'b.md');
  write(`${at}/b.md`, `${'The tide comes in.\n'.repeat(9)}And it goes.\n`);
  git(at, 'commit', '-qam', 'two', '--date=2024-06-01T12:00:00Z');
}

/** A bare repository that has nothing but a configuration and the name of a commit that is missing. */
function buried(at: string, config: string): void {
  write(`${at}/HEAD`, 'ref: refs/heads/main\n');
  write(`${at}/refs/heads/main`, `${'1'.repeat(40)}\n`);
  write(`${at}/objects/x`, '');
  write(`${at}/config`, `[core]\nrepositoryformatversion = 1\n${config}`);
}

/** Configuration that has missing objects fetched from an address. */
const fetches = (url: string, more = ''): string =>
  `[core]\nrepositoryformatversion = 1\n${more}\n[extensions]\npartialClone = o\n[remote "o"]\npromisor = true\nurl = ${url}\n`;

/** What is asked for a folder; paths in it. */
function asked(at: string) {
  const place = path.join(folder, at);
  const updates = readLastUpdates(place, () => undefined);
  return { day: firstCommits(place)('b.md'), updated: updates.has(path.join(place, 'b.md')) };
}

/** Runs git as anybody would, and says whether that started the program. */
function isRunBy(at: string, args: string[]): boolean {
  spawnSync('git', ['-C', path.join(folder, at), ...args], { stdio: 'ignore' });
  const isRun = existsSync(ran);
  rmSync(ran, { force: true });
  return isRun;
}

describe('a repository that names a program', () => {
  it.each<[string, config: (program: string) => string, by: string[], isWhole?: boolean]>([
    ['for SSH', (program) => fetches('ssh://x/y', `sshCommand = ${program}`), ['log']],
    ['as the other side', (program) => `${fetches('.')}uploadpack = ${program}\n`, ['log']],
    [
      'as a protocol',
      (program) => `${fetches(`ext::${program}`)}[protocol "ext"]\nallow = always\n`,
      ['log'],
    ],
    [
      'by another address',
      (program) =>
        `${fetches('https://x')}[url "ext::${program} "]\ninsteadOf = https://\n[protocol "ext"]\nallow = always\n`,
      ['log'],
    ],
    ['as a helper', () => fetches('x::y'), ['log']],
    ['as a proxy', (program) => fetches('git://x/y', `gitProxy = ${program}`), ['log']],
    [
      'for signatures',
      (program) => `[log]\nshowSignature = true\n[gpg]\nprogram = ${program}\n`,
      ['log'],
      true,
    ],
    ['for changed files', (program) => `[core]\nfsmonitor = ${program}\n`, ['status'], true],
    ['for differences', (program) => `[diff]\nexternal = ${program}\n`, ['log', '-p', '--ext-diff'], true],
    ['for a kind of file', (program) => `[diff "x"]\ncommand = ${program}\n`, ['diff', 'HEAD~1'], true],
    ['that makes text', (program) => `[diff "x"]\ntextconv = ${program}\n`, ['log', '-p'], true],
    ['that cleans', (program) => `[filter "x"]\nclean = ${program}\n`, ['add', '--renormalize', '.'], true],
    [
      'that filters',
      (program) => `[filter "x"]\nprocess = ${program}\n`,
      ['add', '--renormalize', '.'],
      true,
    ],
    ['as a hook', (program) => `[core]\nhooksPath = ${program}s\n`, ['checkout', '.'], true],
  ])('%s: it does not run', (_, config, by, isWhole = false) => {
    repository('site');
    const program = path.join(folder, 'program');
    cpSync(program, path.join(folder, 'programs/post-index-change'));
    const signed = `${git('site', 'cat-file', 'commit', 'HEAD').replace('\n\n', '\ngpgsig -----BEGIN PGP SIGNATURE-----\n \n eA==\n -----END PGP SIGNATURE-----\n\n')}\n`;
    write('signed', signed);
    git('site', 'reset', '-q', git('site', 'hash-object', '-t', 'commit', '-w', path.join(folder, 'signed')));
    write('site/.git/info/attributes', '* diff=x filter=x\n');
    // Without the second commit's object everything that needs it is fetched.
    if (!isWhole) write('site/.git/HEAD', `${'1'.repeat(40)}\n`);
    write('site/.git/config', config(program));
    expect(isRunBy('site', by)).toBe(true);
    expect(asked('site')).toEqual({ day: isWhole ? '2024-05-01' : null, updated: isWhole });
    expect(existsSync(ran)).toBe(false);
  });
});

describe('the repository', () => {
  const hostile = (): string =>
    fetches('ssh://x/y', `worktree = ..\nsshCommand = ${path.join(folder, 'program')}`);

  it.each(['site', 'site/docs', 'site/docs/deep'])('is that of the author, not the bare one in %s', (at) => {
    repository('site');
    write('site/docs/deep/b.md', 'B');
    git('site', 'add', '-A');
    git('site', 'commit', '-qm', 'three', '--date=2024-07-01T12:00:00Z');
    buried(at, hostile());
    expect(isRunBy(at, ['--git-dir=.', 'log'])).toBe(true);
    expect(asked('site')).toEqual({ day: '2024-05-01', updated: true });
    expect(asked('site/docs/deep')).toEqual({ day: '2024-07-01', updated: true });
    expect(existsSync(ran)).toBe(false);
  });

  it('is none where there is only a bare one', () => {
    buried('site', hostile());
    expect(isRunBy('site', ['log'])).toBe(true);
    expect(asked('site')).toEqual({ day: null, updated: false });
    // Git itself would go on where `.git` is none.
    mkdirSync(path.join(folder, 'site/content/.git'), { recursive: true });
    expect(asked('site/content')).toEqual({ day: null, updated: false });
    expect(existsSync(ran)).toBe(false);
  });

  it('is the folder’s own, a work tree’s, and the one that a hook is in', () => {
    repository('project');
    repository('project/content');
    git('project', 'worktree', 'add', '-q', '../other');
    expect(asked('project/content')).toEqual({ day: '2024-05-01', updated: true });
    expect(asked('other')).toEqual({ day: '2024-05-01', updated: true });
    // What git sets for a hook is about another repository.
    vi.stubEnv('GIT_DIR', path.join(folder, 'nowhere'));
    vi.stubEnv('GIT_WORK_TREE', folder);
    vi.stubEnv('GIT_INDEX_FILE', path.join(folder, 'nowhere/index'));
    expect(asked('project')).toEqual({ day: '2024-05-01', updated: true });
  });

  it('does not say where its files are', () => {
    repository('site');
    git('site', 'config', 'core.worktree', '/');
    expect(asked('site')).toEqual({ day: '2024-05-01', updated: true });
  });

  it('knows the files of a folder whose name is a pattern, or that a link leads to', () => {
    repository('site');
    for (const name of [':(top)a', '*', 'ab', 'ab-c']) write(`site/${name}/b.md`, name);
    git('site', 'add', '-A');
    git('site', 'commit', '-qm', 'three', '--date=2024-07-01T12:00:00Z');
    symlinkSync('ab', path.join(folder, 'site/linked'));
    for (const name of [':(top)a', '*', 'ab', 'linked'])
      expect(asked(`site/${name}`), name).toEqual({ day: '2024-07-01', updated: true });
    expect(readLastUpdates(path.join(folder, 'site/ab'), () => undefined).size).toBe(1);
  });
});
