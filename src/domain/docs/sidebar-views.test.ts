import { describe, expect, it } from 'vitest';
import { virtualDocs, type VirtualContent } from '../../../tests/support/content';
import type { Doc } from '../content/documents';
import { breadcrumbs, docCards, docNavLink } from './sidebar-views';

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
