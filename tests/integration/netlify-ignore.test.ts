import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** Which changes make Netlify build the site, by the command in `netlify.toml`. */

const [, command = ''] = /ignore = "(.*)"/.exec(readFileSync('netlify.toml', 'utf8')) ?? [];
const folder = mkdtempSync(path.join(tmpdir(), 'tidepool-ignore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(program, args, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });

function commit(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  run('git', ['add', '.']);
  run('git', ['-c', 'user.name=W', '-c', 'user.email=w@example.org', 'commit', '-qm', 'x', '--no-gpg-sign']);
  return run('git', ['rev-parse', 'HEAD']).stdout.trim();
}

it('skips builds that change neither content nor code', () => {
  run('git', ['init', '-q']);
  let before = commit('package.json', '{}');
  const builds: Record<string, boolean> = {};
  for (const file of [
    'content/blog/潮/index.mdx',
    'content/docs/imported.md',
    'src/domain/a.ts',
    'netlify.toml',
    'static/robots.txt',
    'README.md',
    'tests/e2e/a.spec.ts',
    '.github/workflows/test.yml',
  ]) {
    const after = commit(file, 'x');
    const env = { CACHED_COMMIT_REF: before, COMMIT_REF: after };
    builds[file] = run('bash', ['-c', command], env).status !== 0;
    before = after;
  }
  expect(Object.keys(builds).filter((file) => builds[file])).toEqual([
    'content/blog/潮/index.mdx',
    'content/docs/imported.md',
    'src/domain/a.ts',
    'netlify.toml',
    'static/robots.txt',
  ]);
  // Without the earlier commit nothing is known.
  expect(
    run('bash', ['-c', command], { CACHED_COMMIT_REF: 'f'.repeat(40), COMMIT_REF: before }).status,
  ).not.toBe(0);
});
