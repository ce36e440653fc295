import { describe, expect, it } from 'vitest';
import {
  authorsOf,
  makeDoc,
  makeIndex,
  makePost,
  tagsOf,
  virtualContent,
} from '../../../tests/support/content';
import type { Locale } from '../routing/locale';
import {
  assertPlan,
  hasBlog,
  hasReleaseFeed,
  planContent,
  type PageKind,
  type PlannedPage,
} from './page-plan';

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => makePost(`post-${String(index + 1)}`));

/** Tags of the docs in a registry. */
const docTags = (text: string) =>
  new Map([...tagsOf(text)].map(([key, tag]) => [key, { ...tag, indexPath: '/docs/tags' }]));

const pathsOf = (pages: PlannedPage[], kinds: PageKind[], locale: Locale = 'zh-Hans'): string[] =>
  pages.filter((page) => kinds.includes(page.kind) && page.locale === locale).map(({ path }) => path);

describe('planContent', () => {
  it('plans every page in both languages, in a stable order', () => {
    const index = makeIndex({ posts: [makePost('潮池')], docs: [makeDoc('SQL/index'), makeDoc('SQL/NF')] });
    const kinds = ['home', 'not-found', 'blog-list', 'blog-archive', 'post', 'doc', 'doc'];
    const paths = ['/', '/404.html', '/blog', '/blog/archive', '/blog/潮池', '/docs/SQL/', '/docs/SQL/NF'];
    const { pages, contested } = planContent(index, { pageSize: 10 });
    expect(pages.map(({ path }) => path)).toEqual([...paths, ...paths.map((path) => `/en${path}`)]);
    expect(pages.map(({ neutralPath }) => neutralPath)).toEqual([...paths, ...paths]);
    expect(pages.map(({ kind }) => kind)).toEqual([...kinds, ...kinds]);
    expect(contested).toEqual([]);
  });

  it.each([
    [0, [], 0],
    [10, ['/blog'], 1],
    [11, ['/blog', '/blog/page/2'], 2],
    [37, ['/blog', '/blog/page/2', '/blog/page/3', '/blog/page/4'], 4],
  ])('lists %i posts', (count, paths, pageCount) => {
    const { pages } = planContent(makeIndex({ posts: posts(count) }), { pageSize: 10 });
    const lists = pages
      .filter(({ kind, locale }) => kind === 'blog-list' && locale === 'en')
      .map(({ list }) => list);
    expect(pathsOf(pages, ['blog-list'])).toEqual(paths);
    expect(lists).toEqual(paths.map((_, index) => ({ page: index + 1, pageCount })));
  });

  it('counts only listed posts in lists, but plans unlisted ones', () => {
    const index = makeIndex({ posts: [makePost('a'), makePost('b', { frontMatter: { unlisted: true } })] });
    const { pages } = planContent(index, { pageSize: 1 });
    expect(pathsOf(pages, ['blog-list', 'post'], 'en')).toEqual(['/en/blog', '/en/blog/a', '/en/blog/b']);
  });

  it.each<[PageKind, Parameters<typeof makeIndex>[0]]>([
    ['doc', { docs: [{ ...makeDoc('x'), path: '/' }] }],
    ['page', { pages: virtualContent({ 'pages/index.md': '# Here\n' }).index.pages }],
    ['home', { docs: [makeDoc('index')] }],
  ])('has one page at the root: %s', (kind, index) => {
    const { pages, contested } = planContent(makeIndex(index), { pageSize: 10 });
    const roots = pages.filter(({ neutralPath }) => neutralPath === '/');
    expect(roots.map((page) => `${page.kind} ${page.path}`)).toEqual([`${kind} /`, `${kind} /en/`]);
    expect(contested).toEqual([]);
  });

  it('plans pages of tags in use, and of every author who has one', () => {
    const tagged = (count: number, frontMatter: Record<string, unknown>) =>
      posts(count).map(({ key }) => makePost(key, { frontMatter }));
    const index = makeIndex({
      posts: tagged(3, { tags: ['潮汐', '潮汐'], authors: ['tidepool'] }),
      docs: [makeDoc('a', { frontMatter: { tags: ['SQL'], unlisted: true } })],
      tags: { post: tagsOf('潮汐:\nUnused:'), doc: docTags('SQL: { permalink: sql }') },
      authors: authorsOf(
        'tidepool: { name: 潮池, page: true }\nrobot: { name: R, page: true }\nguest: { name: G }',
      ),
    });
    const { pages } = planContent(index, { pageSize: 2 });
    expect(pathsOf(pages, ['blog-tags', 'blog-tag'])).toEqual([
      '/blog/tags/潮汐',
      '/blog/tags/潮汐/page/2',
      '/blog/tags',
    ]);
    expect(pathsOf(pages, ['docs-tags', 'docs-tag'])).toEqual(['/docs/tags/sql', '/docs/tags']);
    expect(pathsOf(pages, ['blog-authors', 'blog-author'], 'en')).toEqual([
      '/en/blog/authors',
      '/en/blog/authors/tidepool',
      '/en/blog/authors/tidepool/authors/2',
      '/en/blog/authors/robot',
    ]);
  });

  it.each([
    ['the same slug', ['a', 'a']],
    ['slugs that differ in case', ['Awk', 'awk']],
    ['a trailing slash', ['a', 'a/']],
    ['an encoded slug', ['潮', '%E6%BD%AE']],
    ['a list page', ['page/2', 'x', 'y']],
  ])('finds duplicates in every language: %s', (_, slugs) => {
    const index = makeIndex({ posts: slugs.map((slug, key) => makePost(String(key), { slug })) });
    expect(planContent(index, { pageSize: 1 }).contested.map(([, second]) => second?.locale)).toEqual([
      'zh-Hans',
      'en',
    ]);
  });
});

describe('what there is none of', () => {
  it('has no lists and no feeds', () => {
    const empty = makeIndex({});
    expect(hasBlog(empty)).toBe(false);
    expect(planContent(empty, { pageSize: 10 }).pages.filter(({ kind }) => kind.startsWith('blog'))).toEqual(
      [],
    );
    expect(hasBlog(makeIndex({ posts: [makePost('a', { frontMatter: { unlisted: true } })] }))).toBe(true);
  });

  it('needs releases and a page for the feed of the update log', () => {
    const { releases, pages } = virtualContent({
      'pages/release.md': '# Log\n\nText.\n',
      'data/releases.yml':
        '- { date: 2024-05-19, version: 1.0.0, type: feature, title: x, notes: { zh-Hans: [a], en: [a] } }\n',
    }).index;
    expect(hasReleaseFeed({ releases, pages })).toBe(true);
    expect(hasReleaseFeed({ releases, pages: [] })).toBe(false);
    expect(hasReleaseFeed({ releases: [], pages })).toBe(false);
  });
});

const PAGE: PlannedPage = { kind: 'doc', locale: 'en', neutralPath: '/a', path: '/a', key: 'a', list: null };
const PLAN = planContent(makeIndex({ docs: [makeDoc('a')] }), { pageSize: 10 });

it.each([
  [
    { ...PLAN, pages: [{ ...PAGE, neutralPath: '/../x', path: '/en/../x' }] },
    '/en/../x (doc) cannot be published',
  ],
  [{ pages: [PAGE, PAGE], contested: [[PAGE, PAGE]] }, '/a (doc) has two pages'],
])('a plan that is wrong is a fault of the program', (plan, words) => {
  expect(() => assertPlan(PLAN)).not.toThrow();
  expect(() => assertPlan(plan)).toThrow(`A fault of the program, not of the content: the address ${words}`);
});
