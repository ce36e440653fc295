import { describe, expect, it } from 'vitest';
import { brief, virtualDocs, type VirtualContent } from '../../../tests/support/content';
import type { SidebarItem } from '../content/model';
import type { Locale } from '../routing/locale';
import { localizeSidebar } from './sidebar-views';
import { mainDoc } from './sidebars';

/** A sidebar as nested labels; `Label/` has its own page. */
type Outline = (string | [label: string, items: Outline])[];

const outline = (items: readonly SidebarItem[]): Outline =>
  items.map((item) =>
    item.type !== 'category'
      ? item.label
      : [`${item.label}${item.permalink === null ? '' : '/'}`, outline(item.items)],
  );

function sidebar(
  { sidebars, index }: VirtualContent,
  locale: Locale = 'zh-Hans',
  id = 'tutorialSidebar',
): Outline {
  return outline(localizeSidebar(sidebars.trees.get(id) ?? [], locale, index));
}

describe('folders', () => {
  it.each<[string, Record<string, string>, Outline]>([
    [
      'position, then file name',
      { 丙: '丙', B: 'B', A: 'A', c: 'c\nsidebar_position: 2', '1-z': 'z' },
      ['z', 'c', 'A', 'B', '丙'],
    ],
    ['a folder’s own page', { 'a/index': '首页', 'a/b': 'b' }, [['首页/', ['b']]]],
    ['README', { 'a/README': '自述', 'a/b': 'b' }, [['自述/', ['b']]]],
    ['a page named like the folder', { 'React/React': 'React 页', 'React/b': 'b' }, [['React 页/', ['b']]]],
    [
      '… unless there is an index',
      { 'React/index': '首页', 'React/React': 'React 页' },
      [['首页/', ['React 页']]],
    ],
    ['no own page', { 'a/b': 'b' }, [['a', ['b']]]],
    ['a folder of only its own page', { 'a/index': '首页' }, ['首页']],
    ['nested', { 'a/index': '甲', 'a/b/c': 'c' }, [['甲/', [['b', ['c']]]]]],
    [
      'folder position from its page',
      { x: 'x\nsidebar_position: 1', 'a/index': '甲\nsidebar_position: 0', 'a/b': 'b' },
      [['甲/', ['b']], 'x'],
    ],
    [
      'number prefixes of folders',
      { '02-a/x': 'x', '01-b/y': 'y', '10-c/z': 'z' },
      [
        ['b', ['y']],
        ['a', ['x']],
        ['c', ['z']],
      ],
    ],
    [
      'short labels',
      { 'a/index': '很长的标题\nsidebar_label: 短', 'a/b': 'b\nsidebar_label: 乙' },
      [['短/', ['乙']]],
    ],
    ['docs without a sidebar', { a: 'a', b: 'b\ndisplayed_sidebar: null' }, ['a']],
  ])('%s', (_, files, expected) => expect(sidebar(virtualDocs(files))).toEqual(expected));

  it.each<[string, string, Outline]>([
    ['label', 'label: 标签', [['标签/', ['b']], 'z']],
    ['position', 'position: 9', ['z', ['首页/', ['b']]]],
    ['no page', 'link: null', [['a', ['首页', 'b']], 'z']],
    ['another page', 'link: { type: doc, id: a/b }', [['b/', ['首页']], 'z']],
  ])('_category_.yml: %s', (_, yaml, expected) => {
    const files = { '01-a/index': '首页', '01-a/b': 'b', '02-z': 'z', '01-a/_category_.yml': yaml };
    expect(sidebar(virtualDocs(files))).toEqual(expected);
  });

  it.each([
    ['', true, true],
    ['collapsed: false', true, false],
    ['collapsible: false', false, false],
    ['collapsible: false\ncollapsed: true', false, false],
  ])('opens and closes: %s', (yaml, collapsible, collapsed) => {
    const { sidebars } = virtualDocs({ 'a/b': 'b', 'a/_category_.yml': yaml });
    expect(sidebars.trees.get('tutorialSidebar')).toMatchObject([{ collapsible, collapsed }]);
  });
});

describe('sidebars.yml', () => {
  const DOCS = { Intro: '介绍', 'Intro.en': 'Intro', 'a/b': 'b', 'Snippets/x': 'x', 'Snippets/Deep/y': 'y' };
  const sidebars =
    'tutorialSidebar:\n  - folder: .\n    exclude: [Snippets]\nsnippetsSidebar:\n  - doc: Intro\n  - folder: Snippets\n';

  it('lists docs and folders', () => {
    const site = virtualDocs({ ...DOCS, 'sidebars.yml': sidebars });
    expect(sidebar(site, 'en')).toEqual(['Intro', ['a', ['b']]]);
    expect(sidebar(site, 'zh-Hans', 'snippetsSidebar')).toEqual(['介绍', ['Deep', ['y']], 'x']);
  });

  it.each<[string, string, Outline]>([
    ['its own page first', '- folder: a', ['首页', 'A', ['c', ['y']]]],
    [
      'the page of a category once',
      '- category: 类\n    link: { doc: a/index }\n    items: [{ folder: a }]',
      [['类/', ['A', ['c', ['y']]]]],
    ],
    [
      'a category without a page',
      '- category: 类\n    items: [{ folder: a }]',
      [['类', ['首页', 'A', ['c', ['y']]]]],
    ],
    [
      'the page of a category once, written out too',
      '- category: 类\n    link: { doc: a/A }\n    items: [{ doc: a/A }, { folder: a/c }]',
      [['类/', ['y']]],
    ],
  ])('lists a folder with %s', (_, items, expected) => {
    const files = { 'a/index': '首页\nsidebar_position: 5', 'a/A': 'A\nsidebar_position: 1', 'a/c/y': 'y' };
    const site = virtualDocs({ ...files, 'sidebars.yml': `tutorialSidebar:\n  ${items}\n` });
    expect([site.problems, sidebar(site)]).toEqual([[], expected]);
  });

  it('gives a doc to the last sidebar that has it, unless it names one', () => {
    const { sidebarOf } = virtualDocs({
      ...DOCS,
      'a/b': 'b\ndisplayed_sidebar: snippetsSidebar',
      'sidebars.yml': sidebars,
    }).sidebars;
    expect(Object.fromEntries(sidebarOf)).toEqual({
      Intro: 'snippetsSidebar',
      'Snippets/x': 'snippetsSidebar',
      'Snippets/Deep/y': 'snippetsSidebar',
      'a/b': 'snippetsSidebar',
    });
  });

  it.each([
    ['s:\n  - doc: Intor', 'error docs/sidebars.yml:2:5 s: there is no doc "Intor". → Did you mean "Intro"?'],
    ['s:\n  - folder: 没有', 'error docs/sidebars.yml:2:5 s: there is no docs folder "没有".'],
    ['s:\n  - dco: Intro', 'error docs/sidebars.yml:2:5 "s.0": is not a sidebar item'],
  ])('reports an unknown %j', (yaml, expected) => {
    expect(brief(virtualDocs({ ...DOCS, 'sidebars.yml': yaml }).problems)).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it('reports an unknown sidebar at the doc', () => {
    expect(brief(virtualDocs({ a: '甲\ndisplayed_sidebar: nope' }).problems)).toEqual([
      'error docs/a.mdx:3:1 There is no sidebar "nope". → Use one of: tutorialSidebar.',
    ]);
  });

  it('is not needed, and neither are docs', () => {
    expect(sidebar(virtualDocs({ a: 'a' }))).toEqual(['a']);
    expect(virtualDocs({}).problems).toEqual([]);
  });

  it('may name drafts', () => {
    const files = {
      a: '甲\npagination_next: b',
      b: '乙\ndraft: true',
      'c/d': '丁\ndraft: true',
      'sidebars.yml': 's:\n  - doc: a\n  - doc: b\n  - folder: c',
    };
    const production = virtualDocs(files);
    expect([production.problems, sidebar(production, 'en', 's')]).toEqual([[], ['甲']]);
    expect(sidebar(virtualDocs(files, { includeDrafts: true }), 'en', 's')).toEqual(['甲', '乙', '丁']);
  });
});

describe('docNeighbours', () => {
  const neighbours = (files: Record<string, string>, id: string) => {
    const found = virtualDocs(files).docNeighbours.get(id);
    return [found?.prev?.id ?? null, found?.next?.id ?? null];
  };
  const DOCS = { '1-a': 'a', '2-b/index': 'b', '2-b/c': 'c', '3-d': 'd\nunlisted: true', '4-e': 'e' };

  it.each([
    ['a', null, 'b/index'],
    ['b/index', 'a', 'b/c'],
    ['b/c', 'b/index', 'e'],
    ['d', null, null],
    ['e', 'b/c', null],
  ])('%s', (id, prev, next) => expect(neighbours(DOCS, id)).toEqual([prev, next]));

  it.each([
    ['another', 'pagination_next: e', ['a', 'e']],
    ['none', 'pagination_prev: null\npagination_next: null', [null, null]],
  ])('front matter: %s', (_, fields, expected) => {
    expect(neighbours({ ...DOCS, '2-b/index': `b\n${fields}` }, 'b/index')).toEqual(expected);
  });

  it('reports an unknown neighbour', () => {
    expect(brief(virtualDocs({ a: '甲\npagination_next: 没有' }).problems)).toEqual([
      'error docs/a.mdx:3:1 "pagination_next" names "没有", which is not a doc. → Write the id of a doc, such as Docker/Basic.',
    ]);
  });
});

describe('mainDoc', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['the doc at the root', { '1-a': 'a', '2-b': 'b\nslug: /' }, 'b'],
    ['the first of the first sidebar', { '2-b': 'b', '1-a': 'a\nunlisted: true', '3-c/index': 'c' }, 'b'],
    ['any doc', { b: 'b\ndisplayed_sidebar: null' }, 'b'],
    ['none', {}, null],
  ])('is %s', (_, files, expected) => {
    const { index, sidebars } = virtualDocs(files);
    expect(mainDoc(index.docs, sidebars, '/docs')?.id ?? null).toBe(expected);
  });
});
