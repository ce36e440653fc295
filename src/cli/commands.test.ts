import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedPort, COMMANDS, flagArguments, readArguments, usage } from './commands.mjs';

const ROOT = path.join(import.meta.dirname, '..', '..');
const start = (...args: string[]) => spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });

describe('readArguments', () => {
  it.each([
    [[], { flags: {}, words: [] }],
    [['--port', '9001'], { flags: { port: '9001' }, words: [] }],
    [['--port=9001'], { flags: { port: '9001' }, words: [] }],
    [['-p', '9001', '-o'], { flags: { port: '9001', open: true }, words: [] }],
  ])('reads %j', (args, expected) => expect(readArguments('develop', args)).toEqual(expected));

  it.each([
    [['--prot', '9001'], "Unknown option '--prot': see `npm run develop -- --help`."],
    [['--port'], "Option '-p, --port <value>' argument missing: see"],
    [['--open=yes'], "Option '-o, --open' does not take an argument: see"],
    [['9001'], "Unexpected argument '9001'"],
  ])('refuses %j in one line', (args, message) => {
    expect(() => readArguments('develop', args)).toThrow(message);
    expect(() => readArguments('develop', args)).toThrow(/^.*$/);
  });

  it.each<[keyof typeof COMMANDS, string[], string]>([
    ['develop', ['--inspect', 'abc'], '--inspect abc is not a port'],
    ['develop', ['-p', 'abc'], '--port abc is not a port: write a number from 1 to 65535.'],
    ['site', ['--port', '0'], '--port 0 is not a port'],
    ['serve', ['--port', '80 '], '--port 80  is not a port'],
    ['preview', ['--port', '0x50'], '--port 0x50 is not a port'],
    ['query', ['--port', '65536', '{}'], '--port 65536 is not a port'],
    ['serve', ['--port='], "Option '--port' argument missing: see"],
    ['import', ['a', '--sitemap='], "Option '--sitemap' argument missing: see"],
    ['import', [], 'Expected DOCUSAURUS-FOLDER, not "": see'],
    ['import', [''], 'Expected DOCUSAURUS-FOLDER, not "": see'],
    ['import', ['a', 'b'], 'Expected DOCUSAURUS-FOLDER, not "a b": see'],
    ['new', ['post', 'Ten', 'Minutes'], 'Expected [post|doc|page|translation] [TITLE|DOCUMENT], not'],
    ['query', ['--port', '8000'], 'Expected GRAPHQL, not ""'],
    ['bench:import', [], 'Expected DOCUSAURUS-FOLDER…'],
  ])('refuses other words and values than %s takes: %j', (name, args, message) => {
    expect(() => readArguments(name, args)).toThrow(message);
    expect(readArguments(name, ['--help']).flags).toEqual({ help: true });
  });

  it.each(Object.keys(COMMANDS) as (keyof typeof COMMANDS)[])(
    'takes every flag that %s describes',
    (name) => {
      for (const line of usage(name).split('\n').slice(3)) {
        const [, flag = '', value] = /^ {2}(?: {4}|-\w, )--(\S+) ?(\S+)? {2,}\S/.exec(line) ?? [];
        const args = [
          `--${flag}${value === undefined ? '' : '=9001'}`,
          ...(flag === 'help' ? [] : ['--help']),
        ];
        expect(readArguments(name, args).flags, line).toHaveProperty([flag]);
      }
    },
  );

  it('keeps the words of commands that take some', () => {
    expect(readArguments('translations', ['--mark', 'docs/SQL/NF', 'all'])).toEqual({
      flags: { mark: true },
      words: ['docs/SQL/NF', 'all'],
    });
  });
});

describe('askedPort', () => {
  it.each([
    [{ port: '9001' }, { PORT: '9002' }, 9001],
    [{}, { PORT: '9002' }, 9002],
    [{}, { PORT: '' }, null],
    [{}, {}, null],
    [{ port: '65535' }, {}, 65535],
  ])('of %j and %j', (flags, env, port) => expect(askedPort(flags, env)).toBe(port));

  it('refuses a PORT that is none', () => {
    expect(() => askedPort({}, { PORT: '8e3' })).toThrow(/^PORT=8e3 is not a port/);
  });
});

it('hands flags on', () => {
  expect(flagArguments({ port: '9001', open: true })).toEqual(['--port=9001', '--open']);
});

/** Other tools, with `--help` and strict arguments of their own, and `npm test` with arguments. */
const FOREIGN = 'check lint format format:check typecheck test:unit test:e2e test:engines'.split(' ');

it('knows every npm command that is a program of the project', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(COMMANDS).sort()).toEqual(
    Object.keys(scripts)
      .filter((name) => !FOREIGN.includes(name))
      .sort(),
  );
  for (const name of Object.keys(COMMANDS)) {
    const [, file = '', ...args] = (scripts[name] ?? '').split(' ');
    const { status, stdout } = start(file, ...args, '--help');
    expect([status, stdout]).toEqual([0, `${usage(name as keyof typeof COMMANDS)}\n`]);
  }
  const wrong = start('src/cli/program.mjs', 'translations', '--hepl');
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    "Unknown option '--hepl': see `npm run translations -- --help`.\n",
  ]);
}, 60_000);

it('takes no pictures for a word that none has in its name', () => {
  const { status, stderr } = start('src/cli/screenshots.mjs', 'HOME.en', 'light.390', 'post.fr');
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^No picture has "post.fr" in .* home, list, .*\.\n$/),
  ]);
});

it.each(['pace', 'edit'])('the benchmark %s starts', (name) => {
  const { stdout } = spawnSync(process.execPath, ['src/cli/run-ts.mjs', `tests/bench/${name}.ts`, '--help'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Usage: ');
});

it('says in plain words that a port is taken', async () => {
  const other = http.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    for (const command of ['site', 'develop']) {
      const run = () =>
        execFileSync(process.execPath, [`src/cli/${command}.mjs`, `--port=${String(port)}`], {
          cwd: ROOT,
          stdio: 'pipe',
        });
      expect(run).toThrow(`Port ${String(port)} is taken: name another with --port N.`);
    }
  } finally {
    other.close();
  }
});
