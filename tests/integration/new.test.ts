import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newTranslation } from '../../src/cli/new-documents';
import { reportTranslations } from '../../src/domain/site/translations';
import { checkContent } from '../../src/gatsby/content/check-content';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { site } from '../../src/site/config';
import { brief } from '../support/content';
import { copyFixture } from '../support/fixtures';
import { TEST_CONTENT } from '../support/test-site.mjs';

const valid = copyFixture('valid');
const copy = mkdtempSync(path.join(tmpdir(), 'tidepool-new-'));
afterAll(() => {
  valid.remove();
  rmSync(copy, { recursive: true, force: true });
});

/** What `npm run new` says, and its exit code. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/program.mjs', 'new', ...args], {
    env: { ...process.env, SITE_CONTENT: valid.root, INIT_CWD: valid.root },
    input: '',
    encoding: 'utf8',
  });
  return `${String(status)} ${stderr}${stdout}`.trim();
}

const today = new Date().toLocaleDateString('sv');
const read = (file: string): string => readFileSync(path.join(valid.root, file), 'utf8');

it('writes a file for each of several languages', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tidepool-languages-'));
  cpSync('tests/fixtures/roots/three-languages', root, { recursive: true });
  const write = (...args: string[]) =>
    spawnSync(process.execPath, ['src/cli/program.mjs', 'new', 'post', ...args], {
      env: { ...process.env, SITE_CONTENT: root, INIT_CWD: root },
      encoding: 'utf8',
    });
  expect(write('Low water', '--translated', 'ja: 干潮; ar: جزر').status).toBe(0);
  const textOf = (language: string) =>
    readFileSync(path.join(root, `blog/${today}-Low-water/index${language}.mdx`), 'utf8');
  expect(textOf('')).toMatch(/^---\ntitle: Low water\n[^]*\nThe first paragraph\./);
  expect(textOf('.ja')).toMatch(/^---\ntitle: 干潮\n[^]*\n最初の段落。/);
  expect(textOf('.ar')).toMatch(/^---\ntitle: جزر\n[^]*\nالفقرة الأولى\./);
  expect(write('Ebb', '--translated', 'Ebbe; ar: جزر').stderr).toContain('"Ebbe" has no language');
  rmSync(root, { recursive: true });
});

it('writes files that the content check accepts', () => {
  const post = `blog/${today}-Ten-Minutes/index`;
  expect(run('post', '差十分钟', '--translated', 'Ten Minutes', '--tags', 'Life,Code')).toMatch(
    new RegExp(`^0 ${post}.mdx\n${post}.en.mdx\n\n.* at /blog/Ten-Minutes\\.`),
  );
  expect(run('doc', '潮汐: 表', '--name', 'Sea/01-Tides')).toMatch(
    /^0 docs\/Sea\/01-Tides\.mdx\n[^]* at \/docs\/Sea\/Tides\./,
  );
  expect(run('page', '海')).toMatch(/^0 pages\/海\.mdx\n[^]* at \/海\/\./);
  expect(read(`${post}.mdx`)).toContain(
    `---\ntitle: 差十分钟\ndate: ${today}\nauthors: [tidepool]\ntags: [Life, Code]\ndraft: true\n---\n`,
  );
  expect(read(`${post}.en.mdx`)).toContain('---\ntitle: Ten Minutes\ndraft: true\n---\n');
  expect(read('docs/Sea/01-Tides.en.mdx')).toContain('title: "潮汐: 表"\n');
  expect(brief(checkContent(valid).problems)).toEqual([]);
  // Published by mistake: the check knows the placeholders, in each language.
  for (const file of [`${post}.mdx`, `${post}.en.mdx`]) {
    const text = read(file);
    writeFileSync(path.join(valid.root, file), text.replace('draft: true\n', ''));
    expect(brief(checkContent(valid).problems).join('\n')).toContain(`${file}:`);
    expect(checkContent(valid).problems.map(({ severity }) => severity)).not.toContain('error');
  }
  expect(run('page', '海')).toBe('2 pages/海.mdx exists already.');
}, 60_000);

it.each([
  [['post', 'A', '--tags', 'Lief'], '"Lief" is not in blog/tags.yml: did you mean "Life"?'],
  [['page', 'A', '--tags', 'Life'], 'A page has no tags.'],
  [['doc', 'A', '--name', '../A'], '"../A" cannot name a doc'],
  [['page', '!'], '"" cannot name a page'],
  [['poem'], '"poem" is none of post, doc, page, translation.'],
  [['page'], 'Title (zh-Hans): see `npm run new -- --help`.'],
  [['translation', 'docs/Nowhere'], 'No document is called "docs/Nowhere"'],
  [['translation', 'docs/Setup/Install.mdx'], 'docs/Setup/Install.mdx is translated'],
])('refuses %j in one line', (args, message) => {
  const said = run(...args);
  expect(said).toMatch(/^2 .*$/);
  expect(said).toContain(message);
});

it('starts translations with the headings, ids and code of their originals', () => {
  cpSync(TEST_CONTENT, copy, { recursive: true, filter: (file) => !/\.en\.mdx?$/.test(file) });
  const load = () =>
    new ContentLoader({ root: copy, directory: process.cwd() }).load({ includeDrafts: true });
  const { posts, docs, pages } = load().index;
  const originals = [...posts, ...docs, ...pages].map(({ original }) => original);
  // One that is marked is a translation whose original is missing.
  for (const original of originals.filter(({ frontMatter }) => frontMatter.translated_from === undefined)) {
    if (!/\.mdx?$/.test(original.file)) continue;
    const source = readFileSync(path.join(copy, original.file), 'utf8');
    const { file, text } = newTranslation(original, source, 'en', site.i18n);
    writeFileSync(path.join(copy, file), text);
  }
  const { index, problems } = load();
  // Until their authors say otherwise, the originals are shown in their place.
  const published = new ContentLoader({ root: copy, directory: process.cwd() }).load({
    includeDrafts: false,
  }).index;
  expect(published.posts.length).toBeGreaterThan(0);
  expect(published.posts.filter(({ translations }) => translations.en?.frontMatter.draft)).toEqual([]);
  expect(index.posts.filter(({ translations }) => translations.en?.frontMatter.draft).length).toBe(
    index.posts.filter(({ translations }) => translations.en).length,
  );
  expect(brief(problems.filter(({ severity }) => severity === 'error'))).toEqual([]);
  const { findings } = reportTranslations(index, () => null);
  expect(findings.filter(({ kind }) => kind === 'stale')).toEqual([]);
  expect(findings.flatMap(({ details }) => details).filter((each) => /^(heading|code)/.test(each))).toEqual(
    [],
  );
}, 120_000);
