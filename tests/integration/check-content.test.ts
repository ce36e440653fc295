import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
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

const YAML_FIX =
  'Quote texts that contain ": ", "#" or start with a special character, and check the indentation.';
const DATE_FIX =
  'Write `date: YYYY-MM-DD` in the front matter, begin the folder or file name with the date, or commit the file: a full clone has the date of the first commit.';
const SHARED_FIX = 'Translations share it with their original: write the same value in both files.';
const ORIGINAL = 'the original (blog/2024-01-09-Disagreeing/index.mdx) has';

/** All problems of `tests/fixtures/broken`: position, finding, remedy. */
const BROKEN: [place: string, found: string, fix: string][] = [
  [
    'error blog/2024-01-01-MalformedYaml/index.mdx:2:8',
    'The YAML is malformed: Nested mappings are not allowed in compact mappings.',
    YAML_FIX,
  ],
  [
    'error blog/2024-01-02-WrongType/index.mdx:3:1',
    '"draft": expected true or false (found "yes").',
    'Write true or false without quotes.',
  ],
  [
    'error blog/2024-01-02-WrongType/index.mdx:4:1',
    '"tags": expected a list of tags (found "Linux").',
    'Write [A, B] with keys of tags.yml.',
  ],
  [
    'error blog/2024-01-03-BadDate/index.mdx:3:1',
    '"date": "2024-02-30" is not a date.',
    'Write a date such as 2024-05-19.',
  ],
  [
    'warning blog/2024-01-05-SecondSlug/index.mdx:3:1',
    'The address "/blog/Same" is already taken by blog/2024-01-04-FirstSlug/index.mdx.',
    'Give one of the two another `slug`; until then this document has no page.',
  ],
  [
    'error blog/2024-01-06-UnknownTag/index.mdx:3:12',
    'The tag "Linus" is not in blog/tags.yml.',
    'Did you mean "Linux"? Otherwise add it to blog/tags.yml.',
  ],
  [
    'error blog/2024-01-06-UnknownTag/index.mdx:3:19',
    'The tag "没有" is not in blog/tags.yml.',
    'Add it to blog/tags.yml, or use a tag from there.',
  ],
  [
    'error blog/2024-01-07-UnknownAuthor/index.mdx:3:11',
    'The author "tidepol" is not in blog/authors.yml.',
    'Did you mean "tidepool"?',
  ],
  [
    'warning blog/2024-01-08-UnknownField/index.mdx:3:1',
    'Unknown field "desciption".',
    'Did you mean "description"?',
  ],
  [
    'warning blog/2024-01-08-UnknownField/index.mdx:4:1',
    'Unknown field "心情".',
    'Remove it; nothing reads it.',
  ],
  [
    'error blog/2024-01-09-Disagreeing/index.en.mdx:3:1',
    `"slug" is "disagree", but ${ORIGINAL} "agree".`,
    SHARED_FIX,
  ],
  [
    'error blog/2024-01-09-Disagreeing/index.en.mdx:4:1',
    `"tags" is ["Linux","潮汐"], but ${ORIGINAL} ["Linux"].`,
    SHARED_FIX,
  ],
  ['error blog/2024-02-30-BadFolder/index.mdx:2:1', 'The post has no date.', DATE_FIX],
  [
    'error docs/BrokenMdx.mdx:8:3',
    'The MDX cannot be parsed: Expected a closing tag for `<TabItem>` (8:3-8:22) before the end of `paragraph`.',
    'Close every tag you open, with blank lines around Markdown inside it.',
  ],
  [
    'error docs/DeadLinks.mdx:5:1',
    'The link "./Gone.mdx" leads to no document (looked for docs/Gone.mdx).',
    'Correct the path, or remove the link.',
  ],
  [
    'error docs/DeadLinks.mdx:5:18',
    'The link "./MissingImag.mdx" leads to no document (looked for docs/MissingImag.mdx).',
    'Did you mean docs/MissingImage.mdx?',
  ],
  [
    'error docs/DeadLinks.mdx:6:1',
    'The link "/docs/gone" leads to no page.',
    'Correct the address, or link the document by its file path.',
  ],
  [
    'error docs/DeadLinks.mdx:6:18',
    'A link has no address.',
    'Write a path or an address between the parentheses.',
  ],
  [
    'warning docs/DeadLinks.mdx:6:25',
    'The link "#here" leads to the anchor "#here", which this document does not have.',
    'Did you mean "#heer"?',
  ],
  [
    'error docs/LessThan.mdx:5:6',
    'The MDX cannot be parsed: Unexpected character `3` (U+0033) before name, expected a character that can start a name, such as a letter, `$`, or `_`.',
    'In prose write \\< for a less-than sign, or put it in `code`.',
  ],
  [
    'error docs/MissingImage.mdx:7:1',
    'The image "./pool.png" does not exist.',
    'Put the file at content/docs/pool.png, or correct the path (relative to the document, or from static/ with a leading slash).',
  ],
  [
    'error docs/MissingImage.mdx:9:6',
    'The image "/logo.png" does not exist.',
    'Put the file at static/logo.png, or correct the path (relative to the document, or from static/ with a leading slash).',
  ],
  [
    'error docs/NoTitle.mdx:1:1',
    'The document has no title.',
    'Write `title: …` in the front matter, or begin the text with `# Title`.',
  ],
  [
    'error docs/UnknownComponent.en.mdx:5:1',
    'This document imports "@theme/Tab", which documents cannot import.',
    'Import "@theme/Tabs", or remove the import: registered components are available without one.',
  ],
  [
    'error docs/UnknownComponent.en.mdx:7:15',
    'The expression {nowhere} failed: nowhere is not defined.',
    'Expressions are evaluated once, when the site is built: use literals, what the document exports, and plain JavaScript.',
  ],
  ['error docs/UnknownComponent.mdx:5:1', '<Tasb> is not a component of this site.', 'Did you mean <Tabs>?'],
  ['error docs/UnknownComponent.mdx:7:5', '<Tidegauge> is not a component of this site.', 'Use one of: '],
  ['error docs/_category_.yml:2:1', 'Unknown field "colapsed".', 'Did you mean "collapsed"?'],
  [
    'error docs/sidebars.yml:3:5',
    'tutorialSidebar: there is no doc "Gone".',
    'Use one of: BrokenMdx, DeadLinks, LessThan, MissingImage, NoTitle, UnknownComponent.',
  ],
];

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

  it.each(BROKEN)('%s %s', (place, what, fix) => {
    expect(found).toContainEqual(expect.stringContaining(`${place} ${what} → ${fix}`));
  });

  it('reports all of it at once, in reading order, and nothing else', () => {
    expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
      BROKEN.map(([place]) => place),
    );
  });

  it('is for programs as well: problems as JSON, and nothing else', () => {
    const run = (flag: string) =>
      spawnSync(process.execPath, ['src/cli/program.mjs', 'check:content', flag], {
        env: { ...process.env, SITE_CONTENT: broken.root },
        encoding: 'utf8',
      });
    const { stdout, status } = run('--json');
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
    const addresses = run('--addresses').stdout.trimEnd().split('\n');
    expect(addresses).toEqual(expect.arrayContaining(['/', '/en/', '/blog/rss.xml', '/index.html']));
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
