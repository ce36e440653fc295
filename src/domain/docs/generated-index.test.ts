import { describe, expect, it } from 'vitest';
import { brief, virtualDocs } from '../../../tests/support/content';
import { translationFor, type Doc } from '../content/documents';
import { isGeneratedIndex } from './generated-index';
import { breadcrumbs, docCards, localizeSidebar } from './sidebar-views';

const CATEGORY = `
label: { zh-Hans: 指南, en: Guides }
link:
  type: generated-index
  slug: guides/
  title: { zh-Hans: 全部指南, en: All guides }
  description: { zh-Hans: '从 <零> 开始 {1}', en: 'From <zero> on {1}' }
`;

const files = { 'a/x': '甲', 'a/y': '乙\nunlisted: true', 'a/z/w': '丁', b: '丙' };
const site = virtualDocs({ ...files, 'a/_category_.yml': CATEGORY });

const generated = (content: typeof site): Doc[] => content.index.docs.filter(isGeneratedIndex);

describe('a category with a generated index', () => {
  const [page] = generated(site);

  it('has a page in every language, with its own words', () => {
    expect(brief(site.problems)).toEqual([]);
    expect(page).toMatchObject({ path: '/docs/guides/', folder: 'a' });
    const texts = (['zh-Hans', 'en'] as const).map((locale) => {
      const translation = page && translationFor(page, locale);
      return [translation?.locale, translation?.title, translation?.description];
    });
    expect(texts).toEqual([
      ['zh-Hans', '全部指南', '从 <零> 开始 {1}'],
      ['en', 'All guides', 'From <zero> on {1}'],
    ]);
    expect(site.plan.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/docs/guides/', '/en/docs/guides/']),
    );
  });

  it('says its description, then shows what is in the folder', () => {
    expect(page?.original.compiled.pageNeeds).toContain('cards');
    expect(page && docCards(page, site.sidebars, 'en', site.index)).toEqual([
      { label: '甲', permalink: '/en/docs/a/x', description: null, count: null },
      { label: 'z', permalink: '/en/docs/a/z/w', description: null, count: 1 },
    ]);
  });

  it('leads there from the sidebar, from breadcrumbs, and on the way through the docs', () => {
    const tree = localizeSidebar(site.sidebars.trees.get('tutorialSidebar') ?? [], 'en', site.index);
    expect(tree.map(({ label, permalink }) => [label, permalink])).toEqual([
      ['Guides', '/en/docs/guides/'],
      ['丙', '/en/docs/b'],
    ]);
    const inside = site.index.docs.find(({ id }) => id === 'a/x');
    expect(inside && breadcrumbs(inside, site.sidebars, 'en', site.index)[0]).toEqual({
      label: 'Guides',
      permalink: '/en/docs/guides/',
    });
    expect(site.docNeighbours.get('a/x')).toMatchObject({ prev: { id: page?.id }, next: { id: 'a/z/w' } });
  });
});

it.each([
  ['label in the default language', 'label: { zh-Hans: 入门 指南, en: Guides }', '/docs/category/入门-指南'],
  ['folder name', '', '/docs/category/a'],
])('without a slug is named by the %s', (_, head, expected) => {
  const content = virtualDocs({ ...files, 'a/_category_.yml': `${head}\nlink: { type: generated-index }` });
  expect(brief(content.problems)).toEqual([]);
  expect(generated(content).map(({ path }) => path)).toEqual([expected]);
});

it('leaves the folder’s own page a page like any other', () => {
  const content = virtualDocs({ ...files, 'a/index': '首页', 'a/_category_.yml': CATEGORY });
  const [category] = localizeSidebar(
    content.sidebars.trees.get('tutorialSidebar') ?? [],
    'zh-Hans',
    content.index,
  );
  expect(category).toMatchObject({
    permalink: '/docs/guides/',
    items: [{ permalink: '/docs/a/' }, {}, {}, {}],
  });
});

it.each([
  ['an empty folder', { b: '丙', 'a/_category_.yml': CATEGORY }],
  ['a folder of drafts', { b: '丙', 'a/x': '甲\ndraft: true', 'a/_category_.yml': CATEGORY }],
])('%s is not in the sidebar', (_, content) => {
  const { sidebars, index } = virtualDocs(content);
  const tree = localizeSidebar(sidebars.trees.get('tutorialSidebar') ?? [], 'zh-Hans', index);
  expect(tree.map(({ label }) => label)).toEqual(['丙']);
});

it('takes its address like any other page', () => {
  const content = virtualDocs({ ...files, 'c/d': '戊\nslug: /guides/', 'a/_category_.yml': CATEGORY });
  expect(brief(content.problems)).toEqual([expect.stringContaining('"/docs/guides/" is already taken')]);
});

it.each([
  ['an unknown field', 'link: { type: generated-index, sulg: x }'],
  ['a slug that is not an address', 'link: { type: generated-index, slug: "a b" }'],
])('%s is an error of the file', (_, text) => {
  const { problems } = virtualDocs({ ...files, 'a/_category_.yml': text });
  expect(problems.map(({ severity, file }) => [severity, file])).toEqual([
    ['error', 'docs/a/_category_.yml'],
  ]);
});
