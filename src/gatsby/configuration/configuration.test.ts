import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatProblem } from '../../domain/problem/format-problems';
import { siteSchema } from '../../site/schema';
import { forgottenUrl } from './check-configuration';
import { readConfiguration, siteVariables } from './configuration';

let root = '';
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'site-file-'))));
afterEach(() => rmSync(root, { recursive: true }));

const SMALLEST = 'title: Shells\nurl: https://shells.example.org\n';

function read(text: string) {
  writeFileSync(path.join(root, 'site.yml'), text);
  return readConfiguration(root);
}
const problemsOf = (text: string): string[] => read(text).problems.map(formatProblem);

describe('docs', () => {
  const VERSIONS = `${SMALLEST}docs:
  versions:
    - { name: current, label: Next, isLast: false }
    - { name: '1.0', label: '1.0', isLast: true }
  instances:
    - { id: api }
`;

  it('are folders of a content root', () => {
    expect(problemsOf(VERSIONS).map((problem) => problem.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^error site\.yml:5:7 .*"docs\.versions\.0": there is no folder "docs"/),
      expect.stringMatching(/^error site\.yml:6:7 .*there is no folder "versioned_docs\/version-1\.0"/),
      expect.stringMatching(/^error site\.yml:8:7 .*there is no folder "api"/),
    ]);
    for (const folder of ['docs', 'versioned_docs/version-1.0', 'api'])
      mkdirSync(path.join(root, folder), { recursive: true });
    expect(problemsOf(VERSIONS)).toEqual([]);
  });

  it('need no folder while they are one', () => {
    expect(problemsOf(`${SMALLEST}docs: { path: handbook }\n`)).toEqual([]);
  });
});

describe('contentRoots', () => {
  it('are folders', () => {
    const problems = (roots: string) => problemsOf(`${SMALLEST}contentRoots: ${roots}\n`);
    expect(problems(`[${tmpdir()}/../${path.basename(tmpdir())}-none]`)[0]).toMatch(
      /^error site\.yml:3:16[^]*there is no folder/,
    );
    const beside = mkdtempSync(path.join(tmpdir(), 'beside-'));
    expect(problems(`[../${path.basename(beside)}]`)).toEqual([]);
    rmSync(beside, { recursive: true });
  });
});

describe('readConfiguration', () => {
  it('has neutral values and a warning where there is no file', () => {
    const { config, problems } = readConfiguration(root);
    expect(config).toMatchObject({ title: { en: 'Notes' }, url: 'https://example.com' });
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'warning', file: 'site.yml', line: null }),
    ]);
  });

  it('needs a title and an address, and says nothing about another owner', () => {
    const { config, problems } = read(SMALLEST);
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      title: { 'zh-Hans': 'Shells', en: 'Shells' },
      navbar: { title: { 'zh-Hans': 'Shells', en: 'Shells' } },
      footer: { copyright: { 'zh-Hans': '© Shells', en: '© Shells' } },
      i18n: { locales: { 'zh-Hans': { prefix: '' }, en: { prefix: 'en' } } },
      support: null,
      editUrl: null,
    });
    expect(JSON.stringify(config)).not.toMatch(/tidepool|潮池/i);
  });

  it('takes a text for all languages or one for each', () => {
    const { config } = read(
      `${SMALLEST}tagline: { zh-Hans: 贝壳, en: Of the sea }\nsupport: [{ label: Ko-fi, href: https://k.example.com }]\n`,
    );
    expect(config?.tagline).toEqual({ 'zh-Hans': '贝壳', en: 'Of the sea' });
    expect(config?.support?.en).toEqual(config?.support?.['zh-Hans']);
  });

  it('puts the prefix on the language that is not the default', () => {
    const { config } = read(`${SMALLEST}i18n: { defaultLocale: en }\n`);
    expect(config?.i18n.locales).toMatchObject({ en: { prefix: '' }, 'zh-Hans': { prefix: 'zh-Hans' } });
  });

  it('says all that is wrong, with its place', () => {
    expect(problemsOf('titel: x\nurl: https://x.org/blog\nfooter:\n  style: drak\n')).toEqual([
      'error site.yml:1:1\n  "title": is missing.\n  Fix: Add it.',
      'error site.yml:1:1\n  Unknown field "titel".\n  Fix: Did you mean "title"?',
      'error site.yml:2:1\n  "url": is more than an origin (found "https://x.org/blog").\n  Fix: Write only https:// and the host here, and the path in "baseUrl".',
      'error site.yml:4:3\n  "footer.style": is not one of "dark", "light" (found "drak").\n  Fix: Did you mean "dark"?',
    ]);
  });

  it.each([
    ['', '"title": is missing'],
    ['- a\n', 'The file: expected a table of fields'],
    ['a: b: c\n', 'The YAML is malformed'],
    [`${SMALLEST}navbar: { items: [{ type: link, label: x }] }\n`, 'does not say where it leads'],
    [
      `${SMALLEST}search: { hosted: { appId: a, apiKey: b, indexName: c, externalUrlRegex: "(" } }\n`,
      'is not a regular expression',
    ],
  ])('says what is wrong: %j', (text, expected) => {
    expect(problemsOf(text).join('\n')).toContain(expected);
  });
});

describe('siteVariables', () => {
  const variables = (fields: object) =>
    siteVariables(siteSchema.parse({ title: 'Shells', url: 'https://shells.example.org', ...fields }));

  it('give pages what they read, and Node everything', () => {
    const { SITE_CONFIG = '', GATSBY_SITE_CONFIG = '' } = variables({ blog: { pageSize: 3 } });
    expect(JSON.parse(SITE_CONFIG)).toMatchObject({ title: { en: 'Shells' }, blog: { pageSize: 3 } });
    expect(JSON.parse(GATSBY_SITE_CONFIG)).toMatchObject({ title: { en: 'Shells' } });
    expect(JSON.parse(GATSBY_SITE_CONFIG)).not.toHaveProperty('blog');
  });

  it('name the versions of the docs only where there are several', () => {
    expect(variables({}).GATSBY_DOCS_SETS).toBe('');
    expect(variables({ docs: { instances: [{ id: 'api' }] } }).GATSBY_DOCS_SETS).toContain('"id":"api"');
  });
});

describe('a program', () => {
  const check = (environment: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['src/cli/run-ts.mjs', 'src/cli/check-content.ts'], {
      encoding: 'utf8',
      env: { ...process.env, SITE_CONTENT: root, INIT_CWD: root, ...environment },
    });

  function write(name: string, text: string): void {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }

  it('says which addresses of it lead nowhere', () => {
    write('pages/about.md', '# About\n\nText.\n');
    write(
      'site.yml',
      `${SMALLEST}favicon: /favicon.svgg\nnavbar:\n  items:\n    - { type: link, label: x, to: /abuot }\n    - { type: sidebar, sidebar: sea, label: x }\n`,
    );
    expect(check().stderr.match(/^(error| {2}Fix).*/gm)).toEqual([
      'error site.yml:3:1',
      '  Fix: Did you mean "/favicon.svg"?',
      'error site.yml:6:31',
      '  Fix: Did you mean "/about/"?',
      'error site.yml:7:24',
      '  Fix: Declare it in docs/sidebars.yml, or remove the item.',
    ]);
  });

  it('is fine without one, with a warning, whatever comes from outside', () => {
    write('pages/about.md', '# About\n\nText.\n');
    const { status, stderr } = check({ SITE_CONFIG: '{"x":1}' });
    expect(stderr).toMatch(/^warning site\.yml\n[^]*"Notes"[^]*0 errors, 1 warning\n/);
    expect(status).toBe(0);
  });

  it('says what is wrong with it, and nothing else', () => {
    writeFileSync(path.join(root, 'site.yml'), 'title: x\n');
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toBe('error site.yml:1:1\n  "url": is missing.\n  Fix: Add it.\n\n1 error, 0 warnings\n');
  });
});

describe('siteVariables', () => {
  it.each([
    [{}, 'https://shells.example.org /shells/'],
    [{ NODE_ENV: 'development' }, 'https://shells.example.org /'],
    [{ SITE_URL: 'https://preview.example.net/' }, 'https://preview.example.net /shells/'],
  ])('with %j', (environment, expected) => {
    writeFileSync(path.join(root, 'site.yml'), `${SMALLEST}baseUrl: /shells/\n`);
    const { config } = readConfiguration(root);
    const variables = config === null ? {} : siteVariables(config, environment);
    for (const text of [variables.SITE_CONFIG, variables.GATSBY_SITE_CONFIG]) {
      const { url, baseUrl } = JSON.parse(text ?? '{}') as { url?: string; baseUrl?: string };
      expect([url, baseUrl].join(' ')).toBe(expected);
    }
  });
});

describe('configure', () => {
  it('sets the variables for programs that are not TypeScript, whatever they were', async () => {
    const { configure } = await import('../../cli/configure.mjs');
    vi.stubEnv('SITE_CONFIG', '{"x":1}');
    vi.stubEnv('GATSBY_SITE_CONFIG', '{"x":1}');
    vi.stubEnv('SITE_CONTENT', root);
    writeFileSync(path.join(root, 'site.yml'), SMALLEST);
    configure();
    expect(process.env.SITE_CONFIG).toContain('Shells');
    expect(process.env.GATSBY_SITE_CONFIG).toContain('Shells');
  });
});

it.each([
  ['https://example.com', 'production', 1],
  ['https://tidepool.example.com', 'production', 1],
  ['https://tidepool.example.com', 'development', 0],
  ['https://shells.example.org', 'production', 0],
  ['https://myexample.com', 'production', 0],
])('an address that nobody has changed: %s in %s', (url, NODE_ENV, count) => {
  expect(forgottenUrl(url, { line: 2, column: 6 }, { NODE_ENV })).toHaveLength(count);
});
