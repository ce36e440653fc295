import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from './build.mjs';
import { CHECK_CONTENT, runNode } from './process.mjs';

const BROKEN = path.resolve(import.meta.dirname, '../../tests/fixtures/broken');

let root: string;
const at = (name: string): string => path.join(root, name);

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(name)), { recursive: true });
  await writeFile(at(name), text);
}

/** Every file of the published folder with its text. */
async function published(): Promise<Record<string, string>> {
  const entries = await readdir(at('public'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map(
    async (file) => [path.relative(at('public'), file), await readFile(file, 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

const OLD = { 'index.html': 'old', 'docs/a/index.html': 'old', 'page-data/app.json': '{}' };

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'tidepool-build-'));
  for (const [name, text] of Object.entries(OLD)) await write(`public/${name}`, text);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

interface Outcome {
  code: number;
  interrupted: boolean;
}
const FINE: Outcome = { code: 0, interrupted: false };

/** Builds with a check and a Gatsby that end as given; Gatsby writes half a site first. */
async function buildWith(check: Outcome, gatsby: Outcome | Error = FINE) {
  const ran: string[] = [];
  const envs: NodeJS.ProcessEnv[] = [];
  const code = await build([], {
    root,
    run: async (args: string[], options: Parameters<typeof runNode>[1]) => {
      envs.push(options?.env ?? {});
      ran.push(args === CHECK_CONTENT ? 'check' : args.join(' ').replace(/^.*gatsby.cli\.js/, 'gatsby'));
      if (args === CHECK_CONTENT) return check;
      await write('public/index.html', 'new');
      await write('public/new/index.html', 'new');
      await rm(at('public/docs'), { recursive: true, force: true });
      if (gatsby instanceof Error) throw gatsby;
      return gatsby;
    },
  });
  return { code, ran, envs };
}

describe('nothing of the previous build is lost', () => {
  it('when the content has errors: Gatsby is not started', async () => {
    expect(await buildWith({ code: 1, interrupted: false })).toMatchObject({ code: 1, ran: ['check'] });
    expect(await published()).toEqual(OLD);
  });

  it.each<[string, Outcome, number]>([
    ['Gatsby fails, as after an error of the built site', { code: 1, interrupted: false }, 1],
    ['the build is interrupted', { code: 0, interrupted: true }, 130],
  ])('when %s', async (_, gatsby, code) => {
    expect(await buildWith(FINE, gatsby)).toMatchObject({
      code,
      ran: ['check', 'gatsby build --prefix-paths'],
    });
    expect(await published()).toEqual(OLD);
  });

  it('when Gatsby cannot even be started', async () => {
    await expect(buildWith(FINE, new Error('no such program'))).rejects.toThrow('no such program');
    expect(await published()).toEqual(OLD);
  });

  it('and the new one takes its place when all went well', async () => {
    expect((await buildWith(FINE)).code).toBe(0);
    expect(await published()).toMatchObject({ 'index.html': 'new', 'new/index.html': 'new' });
  });

  it('by the check itself, on content with an error of every kind', async () => {
    let output = '';
    const code = await build([], {
      root,
      run: (args: string[], options: Parameters<typeof runNode>[1]) => {
        if (args !== CHECK_CONTENT) throw new Error('Gatsby was started');
        const env = { ...options?.env, SITE_CONTENT: BROKEN };
        return runNode(args, { ...options, env, onOutput: (text) => (output += text) });
      },
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^error \S*docs\/BrokenMdx\.mdx:8:3$/m);
    expect(await published()).toEqual(OLD);
  }, 60_000);
});

it('tells Gatsby that the content was checked: it need not repeat the warnings', async () => {
  const { envs } = await buildWith(FINE);
  expect(envs.map(({ TIDEPOOL_CHECKED }) => TIDEPOOL_CHECKED)).toEqual([undefined, 'true']);
});

describe('settings for a build', () => {
  beforeEach(() => vi.stubEnv('GATSBY_CPU_COUNT', undefined));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [undefined, '2'],
    ['8', '8'],
  ])('keep the memory of threads together, unless told how to (%s)', async (own, expected) => {
    vi.stubEnv('MALLOC_ARENA_MAX', own);
    const { envs } = await buildWith(FINE);
    expect(envs.map(({ MALLOC_ARENA_MAX }) => MALLOC_ARENA_MAX)).toEqual([expected, expected]);
  });

  it.each([
    [1000, /^1$/],
    [1001, /^([2-9]|\d\d+)$/],
  ])('start workers only where they save time (%i documents)', async (documents, cores) => {
    vi.stubEnv('SITE_CONTENT', 'texts');
    await mkdir(path.join(root, 'texts'));
    for (let i = 0; i < documents; i++) await writeFile(path.join(root, 'texts', `${String(i)}.mdx`), '');
    const { envs } = await buildWith(FINE);
    expect(envs[1]?.GATSBY_CPU_COUNT).toMatch(cores);
  });
});
