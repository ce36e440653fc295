import { describe, expect, it } from 'vitest';
import { brief, makeDoc, makePost, problemsOf, virtualContent } from '../../../tests/support/content';
import type { Problem } from '../problem/problem';
import { reportDuplicateIds, toPosts } from './collections';

const md = (frontMatter: string, body = '') => `---\n${frontMatter}\n---\n\n${body}`;
const problems = (files: Record<string, string>) => brief(virtualContent(files).problems);

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

  it('puts the later of two posts of a day first', () => {
    const at = (key: string, date: string) => makePost(key, { frontMatter: { date } });
    const posts = [
      at('a', '2024-06-01T09:00'),
      at('b', '2024-06-01 18:00:30'),
      at('c', '2024-06-01T10:00:00+08:00'),
      at('d', '2024-06-01'),
    ];
    const [first] = toPosts(posts, []);
    expect(toPosts(posts, []).map(({ key }) => key)).toEqual(['b', 'c', 'a', 'd']);
    expect(first).toMatchObject({ date: '2024-06-01', time: '18:00:30' });
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

  it.each([
    ['2024-04-22-name', {}, '2024-04-22', '/blog/2024/04/22/name'],
    ['2024-04-22-name', { date: '2024-05-01' }, '2024-05-01', '/blog/2024/04/22/name'],
    ['2024-04-22-name', { slug: '/own' }, '2024-04-22', '/blog/own'],
    ['2024/04-22-name/index', {}, '2024-04-22', '/blog/2024/04/22/name'],
    ['name', { date: '2024-05-01' }, '2024-05-01', '/blog/name'],
  ])('dates addresses where the configuration says so: %s %o', (key, frontMatter, date, path) => {
    const posts = toPosts([makePost(key, { frontMatter })], [], { postPermalinks: 'dated' });
    expect(posts).toMatchObject([{ date, path }]);
  });

  it.each<[string, string | null, string, string[]]>([
    ['git', '2020-01-01', '2020-01-01', []],
    [
      'the file, which deserves a warning',
      null,
      '2024-04-22',
      [
        'warning blog/潮池.mdx The post has no date: it counts as of 2024-04-22, when its file was last changed. → Write `date: 2024-04-22` in the front matter: a copy of the file may have another time.',
      ],
    ],
  ])('takes a missing date from %s', (_, commit, date, expected) => {
    const settings = { firstCommit: () => commit, fileDay: () => '2024-04-22' };
    const found: Problem[] = [];
    expect(toPosts([makePost('潮池')], found, settings)).toMatchObject([{ date }]);
    expect(brief(found)).toEqual(expected);
  });

  it('reports a day that does not exist, whatever the file knows', () => {
    const found: Problem[] = [];
    toPosts([makePost('2021-02-30-x')], found, { fileDay: () => '2024-04-22' });
    expect(brief(found)).toEqual([
      expect.stringContaining('error blog/2021-02-30-x.mdx The post has no date.'),
    ]);
  });

  it.each(['潮池', '2021-02-30-x'])('reports a post without a date: %s', (key) => {
    expect(problems({ [`blog/${key}.mdx`]: md('title: 潮') })).toEqual([
      `error blog/${key}.mdx:2:1 The post has no date. → Write \`date: YYYY-MM-DD\` in the front matter, begin the folder or file name with the date, or commit the file: a full clone has the date of the first commit.`,
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
    ['docs/C#.mdx', '/docs/C#', 'has "#" in it. → Leave it out'],
    ['docs/100%.mdx', '/docs/100%', 'has "%" in it. → Leave it out'],
    ['docs/什么?/a.mdx', '/docs/什么?/a', 'has "?" in it. → Leave it out'],
    ['docs/a.html.mdx', '/docs/a.html', 'ends like a file. → Leave out ".html"'],
    ['docs/index.html/b.mdx', '/docs/index.html/b', 'ends like a file. → Leave out ".html"'],
    ['blog/2024-01-01-C#/index.mdx', '/blog/C#', 'has "#" in it. → Leave it out'],
    ['blog/2024-01-01-rss.xml.mdx', '/blog/rss.xml', 'belongs to files of the build. → Choose another'],
    ['pages/a.htm.mdx', '/a.htm/', 'ends like a file. → Leave out ".html"'],
    ['pages/page-data/a.mdx', '/page-data/a/', 'belongs to files of the build. → Choose another'],
  ])('reports what cannot be one: %s', (file, address, words) => {
    expect(problems({ [file]: md('title: 潮') })).toEqual([
      `error ${file}:2:1 The address "${address}" ${words}, in \`slug\` or \`id\`, or in the name of the file or its folder.`,
    ]);
    expect(problems({ [file]: md('title: 潮\nslug: /c') })).toEqual([]);
  });

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
