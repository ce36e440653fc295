import { describe, expect, it } from 'vitest';
import {
  brief,
  LOCALES,
  makeDoc,
  makePost,
  problemsOf,
  virtualContent,
} from '../../../tests/support/content';
import { compare, languagesOf, reportDuplicateIds, toPosts, versionFor } from './content-index';

const md = (frontMatter: string, body = '') => `---\n${frontMatter}\n---\n\n${body}`;
const problems = (files: Record<string, string>) => brief(virtualContent(files).problems);

describe('versions', () => {
  const { index } = virtualContent({
    'blog/2024-01-01-a.mdx': md('title: 潮池'),
    'blog/2024-01-01-a.en.mdx': md('title: Tidepool'),
    'blog/2024-01-02-b.mdx': md('title: 只有中文'),
    'blog/2024-01-03-c.en.mdx': md('title: English only'),
  });
  const [english, chinese, both] = index.posts;

  it.each([
    ['both', both, ['zh-Hans', 'en'], '潮池', 'Tidepool'],
    ['Chinese only', chinese, ['zh-Hans'], '只有中文', '只有中文'],
    ['English only', english, ['en'], 'English only', 'English only'],
  ])('%s', (_, post, languages, zh, en) => {
    if (!post) throw new Error('missing');
    expect(languagesOf(post, LOCALES)).toEqual(languages);
    expect([versionFor(post, 'zh-Hans').title, versionFor(post, 'en').title]).toEqual([zh, en]);
    expect(post.original).toBe(post.versions[languages[0] as 'zh-Hans']);
  });
});

describe('the original', () => {
  const pair = (chinese: string, english: string) =>
    virtualContent({
      'docs/a.mdx': md(`title: 潮\n${chinese}`),
      'docs/a.en.mdx': md(`title: Tide\n${english}`),
    });
  const record = "translated_from: '0123456789ab'";

  it.each([
    ['is in the default language', '', '', 'docs/a.mdx'],
    ['is the one that is no translation', '', record, 'docs/a.mdx'],
    ['may be in another language', record, '', 'docs/a.en.mdx'],
  ])('%s', (_, chinese, english, expected) => {
    const { index, problems: found } = pair(chinese, english);
    expect(brief(found)).toEqual([]);
    expect(index.docs[0]?.original.file).toBe(expected);
  });

  it('must be one of the languages', () => {
    expect(brief(pair(record, record).problems)).toEqual([
      'error docs/a.mdx:3:1 Every language of the document says that it is a translation. → Remove `translated_from` from the original.',
    ]);
  });

  it('is named by a digest, not by a word', () => {
    expect(brief(pair('', 'translated_from: docs/a.mdx').problems)[0]).toMatch(
      /^error docs\/a\.en\.mdx:3:1 "translated_from": is not a digest .* → Run `npm run translations -- --mark` instead/,
    );
  });
});

describe('translations agree with their original', () => {
  const pair = (original: string, translation: string, collection = 'docs') =>
    problems({
      [`${collection}/2024-01-01-a.mdx`]: md(`title: 潮\n${original}`),
      [`${collection}/2024-01-01-a.en.mdx`]: md(`title: Tide\n${translation}`),
    });

  it.each([
    ['left out', 'slug: x\nsidebar_position: 1', ''],
    ['the same', 'slug: x\ntags: [T, 潮]', 'slug: x\ntags: [T, 潮]'],
    ['texts differ', 'sidebar_label: 潮\nkeywords: [汐]', 'sidebar_label: Tide\nkeywords: [ebb]'],
  ])('%s', (_, original, translation) => {
    expect(pair(original, translation)).toEqual([]);
  });

  it.each([
    ['slug', 'slug: x', 'slug: y', '3:1 "slug" is "y", but the original (docs/2024-01-01-a.mdx) has "x".'],
    [
      'slug only here',
      '',
      'slug: y',
      '3:1 "slug" is "y", but the original (docs/2024-01-01-a.mdx) has null.',
    ],
    ['position', 'sidebar_position: 1', 'sidebar_position: 2', '3:1 "sidebar_position" is 2, but'],
    ['order of tags', 'tags: [a, b]', 'tags: [b, a]', '3:1 "tags" is ["b","a"], but'],
    ['unlisted', 'unlisted: true', '', '2:1 "unlisted" is false, but'],
    ['recommended', '', 'recommended: 3', '3:1 "recommended" is 3, but'],
  ])('%s', (_, original, translation, found) => {
    const [first = '', ...others] = pair(original, translation);
    expect(first).toContain('error docs/2024-01-01-a.en.mdx:');
    expect(first).toContain(found);
    expect(others).toEqual([]);
  });

  it('reports a second file for the same language', () => {
    expect(problems({ 'pages/a.mdx': md('title: 甲'), 'pages/a.zh-Hans.mdx': md('title: 乙') })).toEqual([
      'error pages/a.zh-Hans.mdx:1:1 "pages/a.mdx" is the same document in the same language. → Keep one of the two files.',
    ]);
  });
});

describe('toPosts', () => {
  it('puts the newest first, and posts of one day by key', () => {
    const posts = [
      makePost('2023-01-01-b'),
      makePost('2023-01-01-a'),
      makePost('2024-02-01-潮'),
      makePost('x', { frontMatter: { date: '2023-06-01' } }),
    ];
    expect(toPosts(posts, []).map(({ key }) => key)).toEqual([
      '2024-02-01-潮',
      'x',
      '2023-01-01-a',
      '2023-01-01-b',
    ]);
  });

  it.each([
    ['2021-05-14-Awk/index', {}, '2021-05-14', 'Awk'],
    ['2021-05-14-潮池', {}, '2021-05-14', '潮池'],
    ['2021-04-02-42', { slug: 42, date: '2021-04-03' }, '2021-04-03', '42'],
    ['2021-04-02-a', { slug: '/深/浅/' }, '2021-04-02', '深/浅'],
  ])('%s %o', (key, frontMatter, date, slug) => {
    expect(toPosts([makePost(key, { frontMatter })], [])).toMatchObject([
      { date, slug, path: `/blog/${slug}` },
    ]);
  });

  it.each(['潮池', '2021-02-30-x'])('reports a post without a date: %s', (key) => {
    expect(problems({ [`blog/${key}.mdx`]: md('title: 潮') })).toEqual([
      `error blog/${key}.mdx:2:1 The post has no date. → Write \`date: YYYY-MM-DD\` in the front matter, begin the folder or file name with the date, or commit the file: a whole clone knows when that was.`,
    ]);
  });
});

describe('toDocs', () => {
  it('computes ids, paths, indexes and positions', () => {
    const { docs } = virtualContent({
      'docs/Intro.mdx': md('title: 介绍\nslug: /'),
      'docs/01-Basics/README.mdx': md('title: 基础'),
      'docs/01-Basics/02-Second.mdx': md('title: 二'),
      'docs/01-Basics/01-First.mdx': md('title: 一\nsidebar_position: 9'),
      'docs/Tools/tools.mdx': md('title: 工具'),
      'docs/React/index.mdx': md('title: React'),
      'docs/React/React.mdx': md('title: 自己的页面'),
    }).index;
    expect(docs.map(({ id, path, isIndex, position }) => [id, path, isIndex, position])).toEqual([
      ['Basics/First', '/docs/Basics/First', false, 9],
      ['Basics/README', '/docs/Basics/', true, null],
      ['Basics/Second', '/docs/Basics/Second', false, 2],
      ['Intro', '/docs', false, null],
      ['React/React', '/docs/React/React', false, null],
      ['React/index', '/docs/React/', true, null],
      ['Tools/tools', '/docs/Tools/', true, null],
    ]);
  });

  it('reports an id used twice', () => {
    expect(
      problems({ 'docs/a.mdx': md('title: 甲'), 'docs/b.mdx': md('title: 乙\nid: a\nslug: b') }),
    ).toEqual([
      'error docs/b.mdx:3:1 The id "a" is already taken by docs/a.mdx. → Give one of the two another `id`.',
    ]);
  });
});

describe('toPages', () => {
  it.each([
    ['pages/about.mdx', '', '/about/'],
    ['pages/关于/index.mdx', '', '/关于/'],
    ['pages/index.mdx', '', '/'],
    ['pages/a.mdx', 'slug: /b', '/b/'],
    ['pages/Reindex.mdx', '', '/Reindex/'],
  ])('%s %s', (file, fields, path) => {
    expect(virtualContent({ [file]: md(`title: 潮\n${fields}`) }).index.pages).toMatchObject([{ path }]);
  });
});

describe('addresses', () => {
  it.each([
    [
      'slug',
      { 'blog/2024-01-01-a.mdx': 'slug: 潮', 'blog/2024-01-02-b.mdx': 'slug: 潮' },
      '2024-01-02-b.mdx:3:1',
      '/blog/潮',
    ],
    ['case', { 'blog/2024-01-01-a.mdx': '', 'blog/2024-01-02-A.mdx': '' }, '2024-01-02-A.mdx:2:1', '/blog/A'],
    [
      'page of the list',
      { 'blog/2024-01-01-a.mdx': '', 'blog/2024-01-02-b.mdx': 'slug: page/2' },
      '2024-01-02-b.mdx:3:1',
      '/blog/page/2',
    ],
  ])('reports a taken address once: %s', (_, files, place, address) => {
    const sources = Object.fromEntries(
      Object.entries(files).map(([file, fields]) => [file, md(`title: 潮\n${fields}`)]),
    );
    const found = brief(virtualContent(sources, { pageSize: 1 }).problems);
    expect(found).toEqual([
      expect.stringContaining(`warning blog/${place} The address "${address}" is already taken by`),
    ]);
  });
});

it('reports ids that are taken, except where an address is', () => {
  const docs = [makeDoc('a'), { ...makeDoc('b'), id: 'a' }, { ...makeDoc('c'), id: 'a', path: '/docs/a' }];
  expect(problemsOf((list) => reportDuplicateIds(docs, list))).toEqual([
    'error docs/b.mdx The id "a" is already taken by docs/a.mdx. → Give one of the two another `id`.',
  ]);
});

it('compares by code unit', () => {
  expect(['b', 'a', '潮', 'B'].sort(compare)).toEqual(['B', 'a', 'b', '潮']);
});
