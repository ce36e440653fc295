import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatProblem } from '../../domain/problem/format-problems';
import { siteSchema } from '../../site/schema';
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
    mkdirSync(path.join(root, 'more'));
    expect(problems('[more]')[0]).toMatch(/site\.yml:3:16[^]*files in common/);
    const beside = mkdtempSync(path.join(tmpdir(), 'beside-'));
    expect(problems(`[../${path.basename(beside)}]`)).toEqual([]);
    rmSync(beside, { recursive: true });
  });
});

describe('readConfiguration', () => {
  it('has neutral values and a warning where there is no file', () => {
    const { config, problems } = readConfiguration(root);
    expect(config).toEqual(siteSchema.parse({ title: 'Notes', url: 'https://example.com' }));
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

it('an address of its own is that of the whole site', () => {
  writeFileSync(path.join(root, 'site.yml'), SMALLEST);
  const { config } = readConfiguration(root);
  const variables =
    config === null ? {} : siteVariables(config, { SITE_URL: 'https://preview.example.net/' });
  for (const text of [variables.SITE_CONFIG, variables.GATSBY_SITE_CONFIG])
    expect(JSON.parse(text ?? '')).toMatchObject({ url: 'https://preview.example.net', baseUrl: '/' });
});

describe('configure', () => {
  it('sets the variables for programs that are not TypeScript, whatever they were', async () => {
    const { configure } = await import('../../cli/configure.mjs');
    vi.stubEnv('SITE_CONFIG', '{"x":1}');
    vi.stubEnv('GATSBY_SITE_CONFIG', '{"x":1}');
    vi.stubEnv('SITE_CONTENT', root);
    writeFileSync(path.join(root, 'site.yml'), SMALLEST);
    await configure();
    expect(process.env.SITE_CONFIG).toContain('Shells');
    expect(process.env.GATSBY_SITE_CONFIG).toContain('Shells');
  });
});
