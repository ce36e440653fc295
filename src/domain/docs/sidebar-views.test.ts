import { describe, expect, it } from 'vitest';
import { virtualDocs, type VirtualContent } from '../../../tests/support/content';
import type { Doc } from '../content/documents';
import { breadcrumbs, docCards, docNavLink, docsSubjects, recommendedDocs } from './sidebar-views';

function docOf({ index }: VirtualContent, id: string): Doc {
  const doc = index.docs.find((candidate) => candidate.id === id);
  if (!doc) throw new Error(`no doc ${id}`);
  return doc;
}

describe('docNavLink', () => {
  it.each([
    ['title', '标题', '标题'],
    ['sidebar label', '标题\nsidebar_label: 短', '短'],
    ['its own label', '标题\nsidebar_label: 短\npagination_label: 下一篇', '下一篇'],
  ])('is named by the %s', (_, text, title) => {
    const site = virtualDocs({ a: text });
    expect(docNavLink(docOf(site, 'a'), site.sidebars, 'en', site.index)).toEqual({
      title,
      permalink: '/en/docs/a',
    });
  });
});

describe('breadcrumbs', () => {
  const site = virtualDocs({
    'a/index': '甲',
    'a/b/c': '丙',
    'a/b/_category_.yml': 'label: { zh-Hans: 乙, en: B }',
    d: '丁\ndisplayed_sidebar: null',
  });

  it.each([
    [
      'a/b/c',
      [
        ['甲', '/en/docs/a/'],
        ['B', null],
        ['丙', '/en/docs/a/b/c'],
      ],
    ],
    ['a/index', [['甲', '/en/docs/a/']]],
    ['d', []],
  ])('%s', (id, expected) => {
    const crumbs = breadcrumbs(docOf(site, id), site.sidebars, 'en', site.index);
    expect(crumbs.map(({ label, permalink }) => [label, permalink])).toEqual(expected);
  });
});

describe('docCards', () => {
  const site = virtualDocs({
    'a/index': '甲',
    'a/b': '乙\ndescription: 说明',
    'a/c/index': '丙\nunlisted: true',
    'a/c/d': '丁',
    'a/c/_category_.yml': 'description: { zh-Hans: 目录, en: Folder }',
    'a/e': '戊\nunlisted: true',
  });

  it.each([
    [
      'a folder’s page lists what is in it',
      'a/index',
      [
        ['乙', '/en/docs/a/b', '说明', null],
        ['丙', '/en/docs/a/c/d', 'Folder', 1],
      ],
    ],
    ['a page lists its siblings', 'a/b', [['丙', '/en/docs/a/c/d', 'Folder', 1]]],
  ])('%s', (_, id, expected) => {
    const cards = docCards(docOf(site, id), site.sidebars, 'en', site.index);
    expect(
      cards.map(({ label, permalink, description, count }) => [label, permalink, description, count]),
    ).toEqual(expected);
  });
});

const subjects = (files: Record<string, string>, locale: 'zh-Hans' | 'en' = 'en') => {
  const { sidebars, index } = virtualDocs(files);
  return docsSubjects(sidebars, locale, index);
};

describe('docsSubjects', () => {
  it('are the top folders in the order of the sidebar, with all that is in them', () => {
    expect(
      subjects({
        'b/index': '乙\nsidebar_position: 1',
        'b/c': '丙',
        'b/deep/d': '丁',
        'a/e': '戊\nsidebar_position: 1',
        'a/_category_.yml': 'label: { zh-Hans: 甲, en: A }\nposition: 2',
        top: '顶',
      }),
    ).toEqual([
      { label: '乙', path: '/en/docs/b/', count: 3 },
      { label: 'A', path: '/en/docs/a/e', count: 1 },
    ]);
  });

  it.each([
    ['no folders', { a: '甲' }],
    ['nothing that is listed', { 'a/b': '甲\nunlisted: true', 'a/c': '乙\nunlisted: true' }],
  ])('are none with %s', (_, files: Record<string, string>) => expect(subjects(files)).toEqual([]));

  it('lead to the first page that is listed', () => {
    expect(
      subjects({ 'a/index': '甲\nunlisted: true', 'a/b': '乙', 'a/c': '丙' }, 'zh-Hans').map(
        ({ label, path, count }) => [label, path, count],
      ),
    ).toEqual([['甲', '/docs/a/b', 2]]);
  });
});

it('recommendedDocs puts the heaviest first, then goes by title; unlisted docs and others are left out', () => {
  const { index } = virtualDocs({
    a: '乙\nrecommended: true',
    b: '甲\nrecommended: 1',
    c: '丙\nrecommended: 9',
    d: '丁\nrecommended: 9\nunlisted: true',
    e: '戊',
    f: '第 10 章\nrecommended: 2',
    g: '第 9 章\nrecommended: 2',
  });
  expect(recommendedDocs(index.docs, 'zh-Hans').map(({ id }) => id)).toEqual(['c', 'g', 'f', 'b', 'a']);
});
