import { spawnSync } from 'node:child_process';
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
import { makeWorkspace } from '../support/workspace.mjs';

/** Output and results of `npm run build`: content without authors and tags, built twice in a copy of the site. */

const REPOSITORY = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'tidepool-small-'));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

function build(variables: NodeJS.ProcessEnv = {}): { code: number | null; output: string } {
  const { CI: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/build.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...env,
      INIT_CWD: path.join(folder, 'content'),
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      NODE_ENV: undefined,
      ...variables,
    },
  });
  return { code: status, output: stdout + stderr };
}

const isPublished = (file: string): boolean => existsSync(path.join(folder, 'public', file));

/** The HTML of all pages, without the hashes in names of bundles, and without styles, which another minifier wrote. */
function pages(): Record<string, string> {
  const root = path.join(folder, 'public');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8')
        .replace(/(<style[^>]*>)[^]*?<\/style>/g, '$1</style>')
        .replace(/(webpackCompilationHash["\\]*[:=]["\\]*)[\da-f]{20}/g, '$1HASH')
        .replace(/\/([\w-]*?[.-])?[\da-f]{10,20}\.(js|css)/g, '/$1HASH.$2'),
    ]),
  );
}

describe('a small site', () => {
  let first: ReturnType<typeof build>;

  beforeAll(() => {
    makeWorkspace(REPOSITORY, folder);
    write('content/site.yml', 'title: 小站\nurl: https://small.example.org\n');
    write(
      'content/docs/Table.mdx',
      '---\ntitle: 表格\n---\n\n见[那里](#gone)。\n\n<table><tr><td><img src="/favicon.svg" alt="池" /></td></tr></table>\n',
    );
    write('content/blog/2026-01-10-hello/index.md', '---\ntitle: 你好\n---\n\n第一篇。\n');
    first = build();
  }, 300_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is built', () => {
    expect(first.output).not.toContain('experienced with GraphQL');
    expect(first.code, first.output).toBe(0);
  });

  it('prints plain lines where there is no terminal', () => {
    expect(first.output).not.toContain('\u001b');
    expect(first.output).not.toMatch(/ERROR|punycode|Deprecation/);
    expect(first.output.split('\n').filter((line) => line === 'Pages')).toHaveLength(1);
  });

  it('says each warning once, with the file as seen from where the command was given', () => {
    const warnings = first.output.split('\n').filter((line) => line.startsWith('warning '));
    expect(warnings.filter((line) => line.includes('Table'))).toEqual(['warning docs/Table.mdx:5:2']);
    expect(first.output.match(/#gone/g)).toHaveLength(2);
  });

  it('has the table as browsers parse it', () => {
    const html = readFileSync(path.join(folder, 'public/docs/Table/index.html'), 'utf8');
    expect(html).toMatch(/<table><tbody><tr><td>/);
  });

  it('has the same pages when Gatsby compiles and bundles by itself, and nothing of a build whose state is lost', () => {
    const before = pages();
    const left = ['docs/Pool/index.html', 'docs/Pool/index.md', 'fr/llms.txt'];
    for (const file of left) write(`public/${file}`, '[gone](https://small.example.org/docs/gone)\n');
    rmSync(path.join(folder, '.cache/redux'), { recursive: true });
    const plain = build({ PLAIN: '1' });
    expect(plain.code, plain.output).toBe(0);
    expect(Object.keys(before)).toContain('blog/hello/index.html');
    expect(pages()).toEqual(before);
    expect(left.filter(isPublished)).toEqual([]);
  }, 300_000);
});
