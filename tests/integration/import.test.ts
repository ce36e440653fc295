import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `npm run import` as a person starts it. */

const SITES = path.resolve('tests/fixtures/docusaurus');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-test-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const PROGRAM = ['src/cli/run-ts.mjs', 'src/import/import.ts'];

/** Runs the import; paths are relative to the test's folder. */
function run(...args: string[]) {
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

/** Runs the import, and looks whether what is written last is in the target as soon as there is one. */
async function runWatched(from: string, into: string) {
  const env = { ...process.env, INIT_CWD: folder };
  const child = spawn(process.execPath, [...PROGRAM, from, '--into', into], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let isCompleteAtOnce: boolean | null = null;
  const watch = setInterval(() => {
    if (existsSync(path.join(folder, into)))
      isCompleteAtOnce ??= existsSync(path.join(folder, into, 'IMPORT.md'));
  }, 2);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(watch);
  return { status, output, isCompleteAtOnce };
}

/** All files of a folder with their content. */
const filesOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(path.join(folder, name), file), readFileSync(file, 'latin1')]),
  );

/** Writes a small site, whose configuration is given. */
function site(name: string, config: string, files: Record<string, string> = {}): string {
  const all = { 'docusaurus.config.js': config, 'docs/intro.md': '# Intro\n', ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name, file)), { recursive: true });
    writeFileSync(path.join(folder, name, file), text);
  }
  return path.join(folder, name);
}

const CONFIG = `module.exports = { title: 'Small', url: 'https://small.example.org', baseUrl: '/', presets: [['classic', {}]] };\n`;

describe('npm run import', () => {
  it('gives the same bytes twice, all at once, and overwrites nothing', async () => {
    const old = path.join(SITES, 'bilingual-docs');
    const ofKilledImport = path.join(folder, '.first.importing');
    mkdirSync(ofKilledImport);
    writeFileSync(path.join(ofKilledImport, 'stale'), '');
    const first = await runWatched(old, 'first');
    expect(existsSync(ofKilledImport)).toBe(false);
    expect(first.isCompleteAtOnce).toBe(true);
    expect(first.output).toContain(
      'Of 62 addresses that follow from the files of the old site, 47 stay as they are, 15 are redirected.',
    );
    expect(first.status).toBe(0);
    expect(run(old, '--into', 'second').status).toBe(0);
    expect(filesOf('second')).toEqual(filesOf('first'));
    const again = run(old, '--into', 'first');
    expect(again.status).toBe(1);
    expect(again.output).toContain('first is not empty, and the import overwrites nothing');
    const inFile = run(old, '--into', 'first/site.yml');
    expect(inFile.output).toContain('first/site.yml is a file, and the import overwrites nothing');
  }, 120_000);

  it('writes nothing when it only says what it would do, or must not leave anything out', () => {
    const old = path.join(SITES, 'blog-site');
    expect(run(site('small', CONFIG), '--into', 'dry', '--dry-run').output).toContain('Nothing was written');
    const strict = run(old, '--into', 'strict', '--strict');
    expect(strict.output).toContain('3 things have no equivalent; nothing was written');
    expect(strict.status).toBe(1);
    expect(readdirSync(folder).filter((name) => /dry|strict/.test(name))).toEqual([]);
  }, 120_000);

  it.each([
    ['no-site', 'There is no docusaurus.config.js'],
    ['missing', 'missing is not a folder'],
  ])('says what is wrong with %s', (name, message) => {
    mkdirSync(path.join(folder, 'no-site'), { recursive: true });
    const { status, output } = run(name, '--into', 'nothing');
    expect(output).toContain(message);
    expect(output).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
    expect(existsSync(path.join(folder, 'nothing'))).toBe(false);
  });

  it('compares its addresses with the sitemaps of the last build', () => {
    const xml = (...paths: string[]) =>
      paths.map((one) => `<loc>https://small.example.org${one}</loc>`).join('');
    const old = site('built', CONFIG, {
      'build/sitemap.xml': xml('/docs/intro', '/shop/a', '/docs/intro/'),
    });
    const { output } = run(old, '--into', 'from-built');
    expect(output).toMatch(/addresses, those in `build\/sitemap.xml` and .* 1 has no page any more\./);
    expect(output).toContain('- `/shop/a`: nothing that was imported has this address');
    expect(run(old, '--sitemap', path.join(old, 'docs/intro.md'), '--dry-run').output).toContain(
      'names no addresses',
    );
  });

  it('shows the source of a text that cannot be mended as it was', () => {
    const text = `    code\n\n${Array.from({ length: 12 }, (_, index) => `{a \`b\` ${String(index)}`).join('\n\n')}\n`;
    const old = site('unmended', CONFIG, { 'docs/b.mdx': `---\nslug: b\n---\n\n${text}` });
    expect(run(old, '--into', 'from-unmended').output).toContain('Published as its source');
    const shown = readFileSync(path.join(folder, 'from-unmended/docs/b.mdx'), 'utf8');
    expect(shown).toContain(`mdx\n${text}\`\`\``);
  });

  it('reads a configuration that does not run as far as it is written out', () => {
    const old = site('stubborn', `${CONFIG}process.exit(0);\n`);
    const { status, output } = run(old, '--into', 'from-stubborn');
    expect(output).toContain(
      'The configuration could not be run, and was read as far as it is written out: process.exit',
    );
    expect(status).toBe(0);
    expect(filesOf('from-stubborn')['site.yml']).toContain('title: Small');
    expect(filesOf('from-stubborn')['docs/intro.md']).toBe('# Intro\n');
  }, 60_000);

  it('neither reads nor writes outside of the site and its target', () => {
    writeFileSync(path.join(folder, 'secret.md'), '# Secret\n');
    const config = `module.exports = {
  title: 'Hostile', tagline: String(require('fs').existsSync('../secret.md')),
  plugins: ['\u001b[31mred\\nline'], url: 'https://hostile.example.org', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', '../../zh'] },
  presets: [['classic', { docs: { path: '..' }, blog: { id: '../../out', path: 'docs' }, pages: { path: 'docs', routeBasePath: '../../out' } }]],
  staticDirectories: ['/etc', '..'],
};`;
    const old = site('hostile', config, {
      // A repository that says it is everything, and names a program.
      HEAD: 'ref: refs/heads/main\n',
      'refs/heads/main': `${'1'.repeat(40)}\n`,
      'objects/x': '',
      config: `[core]\nrepositoryformatversion = 1\nworktree = /\nsshCommand = touch ${path.join(folder, 'out')}\n[extensions]\npartialClone = o\n[remote "o"]\npromisor = true\nurl = ssh://x/y\n`,
      'docs/undated.md': '# Undated\n',
      'docs/link.md': "import x from '@site/a/../../secret.md';\n\n# Link\n\n<x />\n",
    });
    const { status, output } = run(old, '--into', 'inner/from-hostile');
    expect(status, output).toBe(0);
    const written = filesOf('inner');
    expect(Object.keys(written).every((file) => file.startsWith('from-hostile/'))).toBe(true);
    expect(JSON.stringify(written)).not.toMatch(/# Secret|root:/);
    expect(readdirSync(folder)).not.toContain('out');
    const report = readFileSync(path.join(folder, 'inner/from-hostile/IMPORT.md'), 'utf8');
    expect(report).toMatch(/outside of the folder that is imported[^#]*`\.\.\/secret\.md`/);
    expect(report).toContain('`\\u001b[31mred line`');
    expect(output + report).not.toContain('\u001b');
  }, 60_000);
});
