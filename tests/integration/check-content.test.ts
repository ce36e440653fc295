import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkContent } from '../../src/gatsby/content/check-content';
import { brief } from '../support/content';
import { copyFixture } from '../support/fixtures';

const valid = copyFixture('valid');
const untranslated = copyFixture('untranslated');
const broken = copyFixture('broken');

// Remedies name files relative to where the command was given.
const stand = () => vi.stubEnv('INIT_CWD', broken.directory);
stand();
beforeEach(() => void stand());

afterAll(() => {
  for (const site of [valid, untranslated, broken]) site.remove();
});

/** All problems of `tests/fixtures/broken`, one a line. */
const BROKEN = readFileSync('tests/fixtures/broken.txt', 'utf8').trimEnd().split('\n');

describe('checkContent', () => {
  it.each([
    ['valid', valid, 54],
    ['untranslated', untranslated, 5],
  ])('finds nothing wrong with the %s site', (_, site, documents) => {
    const report = checkContent(site);
    expect(brief(report.problems)).toEqual([]);
    expect(report.documents).toBe(documents);
  });

  const found = brief(checkContent(broken).problems);

  it('reports all of it at once, in reading order, and nothing else', () => {
    expect(found.map((line) => line.replace(/(?<=Use one of: )Admonition.*/, '…'))).toEqual(BROKEN);
  });

  it('is for programs as well: problems as JSON, and nothing else', () => {
    const program = ['src/cli/program.mjs', 'check:content', '--json'];
    const { stdout, status } = spawnSync(process.execPath, program, {
      env: { ...process.env, SITE_CONTENT: broken.root },
      encoding: 'utf8',
    });
    const problems = JSON.parse(stdout) as Record<string, unknown>[];
    expect(status).toBe(1);
    expect(problems).toContainEqual({
      file: 'blog/2024-01-07-UnknownAuthor/index.mdx',
      line: 3,
      column: 11,
      severity: 'error',
      message: expect.stringContaining('"tidepol"') as unknown,
      fix: 'Did you mean "tidepool"?',
    });
  });

  it('says the same when everything comes from the cache', () => {
    expect(brief(checkContent(broken).problems)).toEqual(found);
  });

  it('reports links to drafts, which the built site does not have', () => {
    const site = untranslated;
    writeFileSync(path.join(site.root, 'docs/Draft.mdx'), '---\ntitle: 草稿\ndraft: true\n---\n');
    writeFileSync(
      path.join(site.root, 'pages/about.mdx'),
      '---\ntitle: 关于\n---\n\n见[草稿](/docs/Draft)。\n',
    );
    expect(brief(checkContent(site).problems)).toEqual([
      expect.stringMatching(
        /^error pages\/about.mdx:5:2 The link "\/docs\/Draft" leads to no page/,
      ) as unknown,
    ]);
  });

  it('compiles a document again when a part changes that it imports, however the name is spelt', () => {
    const site = untranslated;
    const part = path.join(site.root, 'docs/_part.mdx');
    writeFileSync(
      path.join(site.root, 'docs/Escaped.mdx'),
      "---\ntitle: E\n---\n\nimport Part from './\\_part.mdx'\n\n<Part />\n",
    );
    const failing = (text: string) => {
      writeFileSync(part, text);
      return checkContent(site).problems.filter(({ found }) => found.includes('{tide} failed')).length;
    };
    expect(failing('The {tide} comes.')).toBe(1);
    expect(failing('The tide comes.')).toBe(0);
    expect(failing('The {tide} goes.')).toBe(1);
  });

  it('reports a content root without documents', () => {
    const { directory } = valid;
    const root = path.join(directory, 'nothing');
    expect(brief(checkContent({ root, directory }).problems)).toEqual([
      `error . There are no documents in ${root}. → Set SITE_CONTENT to a folder with blog/, docs/ or pages/.`,
    ]);
  });
});
