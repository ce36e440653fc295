import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Actions } from 'gatsby';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteContent } from '../../src/domain/site/site-content';
import { createPlannedPages } from '../../src/gatsby/nodes/create-pages';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import { site } from '../../src/site/config';
import { virtualContent } from '../support/content';
import { copyFixture } from '../support/fixtures';

interface CreatedPage {
  path: string;
  component: string;
  context: Record<string, unknown> & { kind: string; locale: string };
}

const { directory, root, remove } = copyFixture('valid');
const valid = new ContentLoader(root, directory).load({ includeDrafts: false });

afterAll(remove);
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(directory);
});

function create(content: SiteContent, isWanted?: (page: { kind: string }) => boolean): CreatedPage[] {
  const pages: CreatedPage[] = [];
  const createPage = ((page: CreatedPage) => pages.push(page)) as unknown as Actions['createPage'];
  createPlannedPages(content, { createPage }, isWanted);
  return pages;
}

const pathsOf = (pages: CreatedPage[], kinds: string[], locale: string): string[] =>
  pages
    .filter(({ context }) => kinds.includes(context.kind) && context.locale === locale)
    .map((page) => page.path);

describe('paths', () => {
  const LISTED = valid.index.posts.filter(({ unlisted }) => !unlisted);
  const BY_TIDEPOOL = LISTED.filter(({ original }) => original.frontMatter.authors.includes('tidepool'));
  const list = (posts: readonly unknown[], first: string, further: string): string[] =>
    Array.from({ length: Math.ceil(posts.length / site.blog.pageSize) }, (_, index) =>
      index === 0 ? first : `${first}/${further}/${String(index + 1)}`,
    );
  const POSTS = [
    '海带',
    'Limpet',
    'Jelly',
    '42',
    'Gull',
    'Foam',
    'Ebb',
    'Drift',
    'Crab',
    'Barnacle',
    'Anemone',
  ];
  const DOCS = [
    '/docs/Basics/First',
    '/docs/Basics/',
    '/docs/Basics/Second',
    '/docs/Hidden',
    '/docs',
    '/docs/Setup/Configure',
    '/docs/Setup/Install',
    '/docs/Setup/',
    '/docs/Snippets/Deep/Leaf',
    '/docs/Snippets/Deep/',
    '/docs/Snippets/Intro',
    '/docs/Tools/Chisel',
    '/docs/Tools/Hammer',
    '/docs/Tools/',
  ];

  it.each([
    [
      ['home', 'not-found', 'blog-list'],
      ['/', '/404.html', ...list(LISTED, '/blog', 'page')],
    ],
    [['post'], POSTS.map((slug) => `/blog/${slug}`)],
    [['doc'], DOCS],
    [['page'], ['/about/']],
    [
      ['blog-archive', 'blog-tags', 'blog-tag'],
      ['/blog/archive', ...['tide', 'Code', 'Life', 'cpp'].map((tag) => `/blog/tags/${tag}`), '/blog/tags'],
    ],
    [
      ['docs-tags', 'docs-tag'],
      ['/docs/tags/Setup', '/docs/tags/Deep', '/docs/tags'],
    ],
    [
      ['blog-authors', 'blog-author'],
      ['/blog/authors', ...list(BY_TIDEPOOL, '/blog/authors/tidepool', 'authors'), '/blog/authors/bot'],
    ],
  ])('%o are the same in both languages', (kinds, expected) => {
    const pages = create(valid);
    expect(pathsOf(pages, kinds, 'zh-Hans')).toEqual(expected);
    expect(pathsOf(pages, kinds, 'en')).toEqual(expected.map((address) => `/en${address}`));
  });

  it('are unique, with and without a trailing slash', () => {
    const bare = create(valid).map((page) => page.path.replace(/(.)\/$/, '$1').toLowerCase());
    expect(new Set(bare).size).toBe(bare.length);
  });

  it('can be limited to some pages', () => {
    expect(create(valid, ({ kind }) => kind === 'not-found').map((page) => page.path)).toEqual([
      '/404.html',
      '/en/404.html',
    ]);
  });
});

describe('lists', () => {
  const { pageSize } = site.blog;

  const posts = (count: number) =>
    virtualContent(
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `blog/2024-01-${String((index % 28) + 1).padStart(2, '0')}-p${String(index)}.mdx`,
          '---\ntitle: 潮\n---\n',
        ]),
      ),
    );

  it.each([
    [3 * pageSize + 1, [pageSize, pageSize, pageSize, 1]],
    [pageSize, [pageSize]],
    [0, []],
  ])('%i posts are cut into pages of %o', (count, sizes) => {
    const content = posts(count);
    const lists = create(content).filter(
      ({ context }) => context.kind === 'blog-list' && context.locale === 'en',
    );
    const nodes = new Map(
      buildNodes({ content, site, lastUpdates: new Map(), root, directory }).map((node) => [node.id, node]),
    );
    expect(lists.map(({ context }) => nodes.get(String(context.listId))?.posts)).toEqual(
      sizes.map((size) =>
        Array.from({ length: size }, () => expect.stringMatching(/^post:.*:en$/) as string),
      ),
    );
    expect(lists.map(({ context }) => [context.page, context.pageCount])).toEqual(
      sizes.map((_, index) => [index + 1, sizes.length]),
    );
    expect(lists.map((page) => page.path)).toEqual(
      sizes.map((_, index) => (index === 0 ? '/en/blog' : `/en/blog/page/${String(index + 1)}`)),
    );
  });
});

describe('context', () => {
  it('names the node, the languages and the sidebar', () => {
    const page = create(valid).find((candidate) => candidate.path === '/en/docs/Setup/Install');
    expect(page?.component).toBe(path.join(directory, 'src/templates/doc.tsx'));
    expect(page?.context).toMatchObject({
      kind: 'doc',
      locale: 'en',
      language: 'en',
      neutralPath: '/docs/Setup/Install',
      id: 'doc:Setup/Install:en',
      sidebar: 'tutorialSidebar',
      sidebarData: expect.stringMatching(
        /^\/data\/docs-sidebar\.tutorialSidebar\.en\.[\da-f]{12}\.json$/,
      ) as unknown,
      sidebarTargets: { tutorialSidebar: '/docs', snippetsSidebar: '/docs/Snippets/Deep/' },
      i18n: {
        language: 'en',
        languages: ['zh-Hans', 'en'],
        defaultLanguage: 'zh-Hans',
        routed: true,
        originalPath: '/docs/Setup/Install',
        path: '/en/docs/Setup/Install',
      },
    });
  });

  it('has no sidebar for a doc outside every sidebar', () => {
    const page = create(valid).find((candidate) => candidate.path === '/docs/Hidden');
    expect(Object.keys(page?.context ?? {})).not.toContain('sidebarData');
  });

  it('stays small and holds no texts', () => {
    for (const { path: address, context } of create(valid)) {
      const json = JSON.stringify(context);
      expect(json.length, address).toBeLessThan(800);
      expect(json, address).not.toMatch(/Anemones|海葵的|Introduction/);
    }
  });

  it('does not grow with the site', () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `docs/${String(index)}潮.mdx`,
        '---\ntitle: 一个很长的标题\n---\n',
      ]),
    );
    const [page] = create(virtualContent(files), ({ kind }) => kind === 'doc');
    expect(JSON.stringify(page?.context).length).toBeLessThan(800);
  });
});

describe('shared data', () => {
  const read = (address: unknown): string =>
    readFileSync(path.join(directory, 'public', String(address)), 'utf8');
  const contextOf = (address: string) => create(valid).find((page) => page.path === address)?.context;

  it('holds the sidebar in the language of the page', () => {
    expect(read(contextOf('/docs/Basics/')?.sidebarData)).toContain(
      '"label":"基础","permalink":"/docs/Basics/"',
    );
    expect(read(contextOf('/en/docs/Basics/')?.sidebarData)).toContain(
      '"label":"Basics","permalink":"/en/docs/Basics/"',
    );
  });

  it('lists the posts of the blog by year, short titles first', () => {
    const sidebar = JSON.parse(read(contextOf('/en/blog')?.sidebarData)) as {
      years: { year: number; posts: { title: string }[] }[];
    };
    expect(sidebar.years.map(({ year, posts }) => [year, posts.map(({ title }) => title)])).toEqual([
      [
        2023,
        [
          'K',
          'Limpets',
          'Jellyfish',
          'Forty-two',
          '泡沫',
          'Ebb',
          'Drift',
          'Crab sort',
          'Barnacles',
          'Anemones',
        ],
      ],
    ]);
  });

  it('keeps no files of an earlier run', () => {
    create(virtualContent({ 'docs/a.mdx': '---\ntitle: 潮\n---\n' }));
    const before = readdirSync(path.join(directory, 'public/data'));
    create(valid);
    const after = readdirSync(path.join(directory, 'public/data'));
    expect(after.filter((file) => before.includes(file))).toEqual([]);
    expect(after).toHaveLength(8);
  });
});
