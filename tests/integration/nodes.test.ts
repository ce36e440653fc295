import { afterAll, describe, expect, it } from 'vitest';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { buildNodes } from '../../src/gatsby/nodes/nodes';
import type { NodeInput } from '../../src/gatsby/nodes/node-types';
import { site } from '../../src/site/config';
import type { SiteConfig } from '../../src/site/schema';
import { virtualContent } from '../support/content';
import { copyFixture } from '../support/fixtures';

const { directory, root, remove } = copyFixture('valid');
const loader = new ContentLoader({ root, directory });

afterAll(remove);

const UPDATE = { at: '2024-05-19T01:02:03.000Z', by: '潮池', email: 'pool@example.com' };
const lastUpdates = new Map([[`${root}/blog/2023-02-05-Barnacle.mdx`, UPDATE]]);

function build(options: { config?: SiteConfig; includeDrafts?: boolean; repository?: string } = {}) {
  const { config = site, includeDrafts = false, repository = directory } = options;
  const content = loader.load({ includeDrafts });
  return buildNodes({ content, site: config, lastUpdates, root, directory: repository });
}

const nodes = build();

function node(id: string, among = nodes): NodeInput {
  const found = among.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no node ${id}`);
  return found;
}

const all = (type: string, locale: string): NodeInput[] =>
  nodes.filter((candidate) => candidate.type === type && candidate.locale === locale);

const titleOf = (link: unknown): string | null => (link as { title: string } | null)?.title ?? null;

describe('posts', () => {
  it.each([
    [
      'zh-Hans',
      {
        title: '海葵',
        permalink: '/blog/Anemone',
        source: 'content/blog/2023-01-05-Anemone/index.mdx',
        editUrl: `${String(site.editUrl)}blog/2023-01-05-Anemone/index.mdx`,
        description: '它怎样在退潮时合上。',
        keywords: ['海葵'],
        toc: [{ id: 'close', level: 2, html: '收拢' }],
        links: ['/blog/Barnacle#why'],
      },
    ],
    [
      'en',
      {
        title: 'Anemones',
        permalink: '/en/blog/Anemone',
        source: 'content/blog/2023-01-05-Anemone/index.en.mdx',
        toc: [{ id: 'close', level: 2, html: 'Closing' }],
        links: ['/en/blog/Barnacle#why'],
      },
    ],
  ])('carry everything a page shows: %s', (locale, expected) => {
    expect(node(`post:2023-01-05-Anemone/index:${locale}`)).toMatchObject({
      type: 'BlogPost',
      key: '2023-01-05-Anemone/index',
      locale,
      contentLocale: locale,
      isTranslated: true,
      translations: ['zh-Hans', 'en'],
      slug: 'Anemone',
      date: '2023-01-05',
      hasTruncateMarker: true,
      tags: [`post-tag:潮汐:${locale}`, `post-tag:Life:${locale}`],
      authors: [`author:tidepool:${locale}`],
      references: [
        { title: 'Tide tables', url: 'https://example.com/tides', author: 'Harbour office', time: '2020' },
      ],
      draft: false,
      unlisted: false,
      listed: true,
      ...expected,
    });
  });

  it('show the original where there is no translation', () => {
    expect(node('post:2023-06-05-Foam:en')).toMatchObject({
      title: '泡沫',
      locale: 'en',
      contentLocale: 'zh-Hans',
      isTranslated: false,
      translations: ['zh-Hans'],
      permalink: '/en/blog/Foam',
      source: 'content/blog/2023-06-05-Foam.mdx',
    });
  });

  it.each([
    ['unlisted', 'post:2023-07-05-Gull:en', { unlisted: true, listed: false }],
    [
      'front matter wins over git',
      'post:Limpet/index:en',
      { lastUpdatedAt: '2024-02-03', lastUpdatedBy: 'Tidepool', toc: [] },
    ],
    [
      'git',
      'post:2023-02-05-Barnacle:zh-Hans',
      { lastUpdatedAt: '2024-05-19T01:02:03.000Z', lastUpdatedBy: '潮池', recommended: 3 },
    ],
    ['neither', 'post:2023-02-05-Barnacle:en', { lastUpdatedAt: null, lastUpdatedBy: null }],
    ['recommended without a weight', 'post:2023-05-05-Ebb/index:en', { recommended: 1, pageNeeds: ['math'] }],
    ['date in the path', 'post:2023/03/05/Crab:en', { date: '2023-03-05', slug: 'Crab' }],
    [
      'links',
      'post:2023-04-05-Drift/index:en',
      { links: ['/en/blog/Anemone#close', '/en/docs/Setup/Install', '/en/'] },
    ],
  ])('%s', (_, id, expected) => expect(node(id)).toMatchObject(expected));

  it('are related by tags, in their language', () => {
    const titles = (id: string) => (node(id).related as unknown[]).map(titleOf);
    expect(titles('post:2023/03/05/Crab:en')).toEqual(['Forty-two']);
    expect(titles('post:2023-01-05-Anemone/index:zh-Hans')).toEqual(['海带', '水母', '泡沫']);
    expect(titles('post:Limpet/index:en')).toEqual([]);
  });

  it('leave drafts out, except in development', () => {
    const drafts = (among: NodeInput[]) => among.filter(({ draft }) => draft).map(({ id }) => id);
    expect(drafts(nodes)).toEqual([]);
    expect(drafts(build({ includeDrafts: true }))).toEqual([
      'post:2023-08-05-Hermit:zh-Hans',
      'doc:Setup/Draft:zh-Hans',
      'post:2023-08-05-Hermit:en',
      'doc:Setup/Draft:en',
    ]);
  });
});

describe('docs', () => {
  it.each([
    ['Intro', '/docs', 'tutorialSidebar', null, 'The basics'],
    ['Basics/README', '/docs/Basics/', 'tutorialSidebar', 'Introduction', 'First step'],
    ['Basics/First', '/docs/Basics/First', 'tutorialSidebar', 'The basics', 'Second step'],
    ['Basics/Second', '/docs/Basics/Second', 'tutorialSidebar', 'First step', 'Setup overview'],
    ['Setup/index', '/docs/Setup/', 'tutorialSidebar', 'Second step', 'Install'],
    ['Setup/Install', '/docs/Setup/Install', 'tutorialSidebar', 'Setup overview', 'Config'],
    ['Setup/Configure', '/docs/Setup/Configure', 'tutorialSidebar', 'Install', null],
    ['Tools/Tools', '/docs/Tools/', 'tutorialSidebar', 'Config', '凿子'],
    ['Tools/Chisel', '/docs/Tools/Chisel', 'tutorialSidebar', 'Tools', null],
    ['Tools/Hammer', '/docs/Tools/Hammer', 'tutorialSidebar', null, null],
    ['Hidden', '/docs/Hidden', null, null, null],
    ['Snippets/Intro', '/docs/Snippets/Intro', 'snippetsSidebar', 'Leaf', null],
    ['Snippets/Deep/index', '/docs/Snippets/Deep/', 'snippetsSidebar', null, 'Leaf'],
    ['Snippets/Deep/Leaf', '/docs/Snippets/Deep/Leaf', 'snippetsSidebar', 'The deep', 'Snippets'],
  ])('%s has an address, a sidebar and neighbours', (docId, path, sidebar, previous, next) => {
    const doc = all('Doc', 'en').find((candidate) => candidate.docId === docId);
    expect(doc).toMatchObject({ permalink: `/en${path}`, sidebar });
    expect([titleOf(doc?.prevItem), titleOf(doc?.nextItem)]).toEqual([previous, next]);
  });

  it('are all there', () => expect(all('Doc', 'zh-Hans')).toHaveLength(14));

  it('keep to the levels of the table of contents', () => {
    expect((node('doc:Setup/Install:en').toc as { id: string }[]).map(({ id }) => id)).toEqual([
      'steps',
      'download',
    ]);
  });

  it('take their title from the first heading', () => {
    expect(node('doc:01-Basics/01-First:zh-Hans').title).toBe('第一步');
  });

  it('know the folders above them', () => {
    expect(node('doc:01-Basics/02-Second:zh-Hans').breadcrumbs).toEqual([
      { label: '基础', permalink: '/docs/Basics/' },
      { label: '第二步', permalink: '/docs/Basics/Second' },
    ]);
    expect(node('doc:Hidden:en').breadcrumbs).toEqual([]);
  });

  it('list what is in their folder', () => {
    expect(node('doc:01-Basics/README:en')).toMatchObject({
      cards: [
        { label: 'First step', permalink: '/en/docs/Basics/First', description: 'Set off.', count: null },
        { label: 'Second step', permalink: '/en/docs/Basics/Second', description: 'Go on.', count: null },
      ],
    });
  });
});

describe('versions of the docs', () => {
  it('are data for other parts of the site', () => {
    const version = node('docs-version:current:en');
    expect(version).toMatchObject({
      name: 'current',
      label: 'Next',
      path: '/en/docs',
      isLast: true,
      mainDoc: 'Intro',
      draftIds: ['Setup/Draft'],
      sidebars: ['tutorialSidebar', 'snippetsSidebar'],
    });
    expect(version.docs).toHaveLength(14);
    expect(version.docs).toContainEqual({
      id: 'Setup/Install',
      path: '/en/docs/Setup/Install',
      sidebar: 'tutorialSidebar',
    });
    expect(version.docs).toContainEqual({ id: 'Hidden', path: '/en/docs/Hidden', sidebar: null });
  });

  it('have neither badge nor banner while there is one', () => {
    expect(node('doc:Intro:en')).toMatchObject({ versionBadge: null, versionBanner: null });
  });
});

it('gives free pages a trailing slash, the home page’s text the root', () => {
  expect(all('SitePageContent', 'en').map(({ title, permalink }) => [title, permalink])).toEqual([
    ['About', '/en/about/'],
    ['Home', '/en/'],
  ]);
});

it('counts listed posts per tag and per author', () => {
  const tags = all('Tag', 'en').map(({ label, permalink, count }) => [label, permalink, count]);
  expect(tags).toEqual([
    ['Tide', '/en/blog/tags/tide', 4],
    ['Code', '/en/blog/tags/Code', 2],
    ['Life', '/en/blog/tags/Life', 4],
    ['C++', '/en/blog/tags/cpp', 1],
    ['Unused', '/en/blog/tags/Unused', 0],
    ['Setup', '/en/docs/tags/Setup', 2],
    ['Deep', '/en/docs/tags/Deep', 1],
  ]);
  expect(all('Author', 'zh-Hans').map(({ name, permalink, count }) => [name, permalink, count])).toEqual([
    ['潮池', '/blog/authors/tidepool', 9],
    ['Guest', null, 1],
    ['机器人', '/blog/authors/bot', 0],
  ]);
});

it('puts the base path in front of every address', () => {
  const based = build({ config: { ...site, baseUrl: '/notes/' } });
  expect(node('post:2023-04-05-Drift/index:en', based)).toMatchObject({
    permalink: '/notes/en/blog/Drift',
    links: ['/notes/en/blog/Anemone#close', '/notes/en/docs/Setup/Install', '/notes/en/'],
    prevItem: { permalink: '/notes/en/blog/Ebb' },
  });
  expect(node('doc:01-Basics/README:en', based)).toMatchObject({
    cards: [{ permalink: '/notes/en/docs/Basics/First' }, { permalink: '/notes/en/docs/Basics/Second' }],
    breadcrumbs: [{ permalink: '/notes/en/docs/Basics/' }],
  });
  expect(node('author:tidepool:en', based).imageURL).toBe('/notes/logo.svg');
});

it('begins edit links at the content root, wherever it is', () => {
  const elsewhere = build({ repository: `${directory}/repository` });
  const { editUrl } = node('post:2023-01-05-Anemone/index:zh-Hans', elsewhere);
  expect(editUrl).toBe(`${String(site.editUrl)}blog/2023-01-05-Anemone/index.mdx`);
});

it('gives every node an id of its own', () => {
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
});

it('knows which posts have a description that their text does not begin with', () => {
  const content = virtualContent({
    'blog/2024-01-01-a.md': '---\ntitle: A\n---\n\nThe tide.\n',
    'blog/2024-01-02-b.md': '---\ntitle: B\ndescription: The tide.\n---\n\nThe tide.\n',
    'blog/2024-01-03-c.md': '---\ntitle: C\ndescription: About tides.\n---\n\nThe tide.\n',
  });
  const posts = buildNodes({ content, site, lastUpdates: new Map(), root, directory }).filter(
    ({ type, locale }) => type === 'BlogPost' && locale === 'zh-Hans',
  );
  expect(new Map(posts.map(({ title, hasLead, description }) => [title, [hasLead, description]]))).toEqual(
    new Map([
      ['A', [false, 'The tide.']],
      ['B', [false, 'The tide.']],
      ['C', [true, 'About tides.']],
    ]),
  );
});
