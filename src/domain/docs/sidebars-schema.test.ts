import { describe, expect, it } from 'vitest';
import { brief, virtualDocs, type VirtualContent } from '../../../tests/support/content';
import { breadcrumbs, docCards, docNavLink, localizeSidebar } from './sidebar-views';

const DOCS = { a: '甲', b: '乙', 'c/d': '丁', 'c/e': '戊', 'c/e.en': 'E' };

const site = (sidebars: string): VirtualContent => virtualDocs({ ...DOCS, 'sidebars.yml': sidebars });

const WHOLE = site(`
s:
  - doc: a
    label: { zh-Hans: 开始, en: Start }
  - category: { zh-Hans: 类, en: Category }
    link: { generated-index: true, description: 说明 }
    description: 卡片
    className: wide
    items:
      - doc: c/d
      - category: 里
        link: { doc: c/e }
        collapsible: false
        items: [{ doc: b }, { html: '<b>x</b>' }]
      - category: 独
        link: { doc: c/e }
        items: []
  - link: https://example.org
    label: 外
  - link: /docs/a
    label: 内
t:
  - ref: a
    label: 引
`);

const docOf = (id: string) => {
  const found = WHOLE.index.docs.find((doc) => doc.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('items of sidebars.yml', () => {
  it('are shown in their order, with their names', () => {
    expect(brief(WHOLE.problems)).toEqual([]);
    const link = (label: string, permalink: string) => ({ type: 'link', label, permalink, unlisted: false });
    expect(localizeSidebar(WHOLE.sidebars.trees.get('s') ?? [], 'en', WHOLE.index)).toEqual([
      link('Start', '/en/docs/a'),
      {
        type: 'category',
        label: 'Category',
        permalink: '/en/docs/category/类',
        collapsible: true,
        collapsed: true,
        items: [
          link('丁', '/en/docs/c/d'),
          {
            type: 'category',
            label: '里',
            permalink: '/en/docs/c/e',
            collapsible: false,
            collapsed: false,
            items: [link('乙', '/en/docs/b'), { type: 'text', label: '<b>x</b>', permalink: null }],
          },
          link('独', '/en/docs/c/e'),
        ],
      },
      link('外', 'https://example.org'),
      link('内', '/en/docs/a'),
    ]);
  });

  it('give breadcrumbs, cards, neighbours and labels', () => {
    expect(breadcrumbs(docOf('b'), WHOLE.sidebars, 'zh-Hans', WHOLE.index).map(({ label }) => label)).toEqual(
      ['类', '里', '乙'],
    );
    const index = docOf('_category_s-1');
    expect(
      docCards(index, WHOLE.sidebars, 'zh-Hans', WHOLE.index).map(({ label, count }) => [label, count]),
    ).toEqual([
      ['丁', null],
      ['里', 2],
      ['独', null],
    ]);
    expect(WHOLE.docNeighbours.get('a')).toMatchObject({ prev: null, next: { path: index.path } });
    expect(docNavLink(docOf('a'), WHOLE.sidebars, 'en', WHOLE.index).title).toBe('Start');
  });

  it('leave a doc in its sidebar where another only links it', () => {
    expect(WHOLE.sidebars.sidebarOf.get('a')).toBe('s');
    expect(localizeSidebar(WHOLE.sidebars.trees.get('t') ?? [], 'zh-Hans', WHOLE.index)).toMatchObject([
      { label: '引', permalink: '/docs/a' },
    ]);
  });

  it.each([
    ['s:\n  - category: x\n    items:\n      - doc: bb', '4:9 s: there is no doc "bb". → Did you mean "b"?'],
    ['s: [{ ref: bb }]', '1:5 s: there is no doc "bb".'],
    [
      's:\n  - category: x\n    link: { doc: cc/d }\n    items: [{ doc: a }]',
      '3:13 s: there is no doc "cc/d". → Did you mean "c/d"?',
    ],
    ['s:\n  - category: x\n    items: [{ folder: z }]', '3:13 s: there is no docs folder "z".'],
    [
      's:\n  - doc: a\n    lable: x',
      '3:5 "s.0.lable": is no field of this item (found "x"). → Did you mean "label"?',
    ],
    [
      's:\n  - category: x\n    items:\n      - category: y\n        itmes: []',
      '5:9 "s.0.items.0.itmes": is no field of this item (found []). → Did you mean "items"?',
    ],
    ['s:\n  - category: x\n    items: []', '3:5 s: a category has no items.'],
    ['s: [{ categroy: x, items: [] }]', '1:5 "s.0": is not a sidebar item'],
    ['s:\n  - category: x\n    link: { to: a }\n    items: [{ doc: a }]', '3:5 "s.0.link": leads nowhere'],
    ['s:\n  - link: /docs/aa\n    label: x', '2:5 "s.0.link": "/docs/aa" leads to no page. → Did you mean'],
    ['s: [{ link: /docs/a }]', '"s.0.label": needs a text.'],
  ])('report %j', (sidebars, expected) => {
    expect(brief(site(sidebars).problems).join('\n')).toContain(expected);
  });
});
