import { describe, expect, it } from 'vitest';
import { dataInPage, documentOf, outerBlocks, readBlocks, withoutBlocks } from './first-page';
import type { ContentTree } from './tree';

const tree = (): ContentTree => [
  { tag: 'p', html: '潮水<em>退了</em>。' },
  '\n',
  {
    tag: 'blockquote',
    children: [{ tag: 'p', attrs: { id: 'a' }, html: 'Low tide' }, { component: 'Image' }],
  },
  { component: 'Tabs', children: [{ component: 'TabItem', children: [{ tag: 'p', html: 'inside' }] }] },
  { tag: 'hr', html: '' },
];
const elements = [
  { tagName: 'P', innerHTML: '潮水<em>退了</em>。' },
  { tagName: 'P', innerHTML: 'Low tide' },
  { tagName: 'HR', innerHTML: '' },
];

describe('blocks of the first page', () => {
  it('are those that no component encloses', () => {
    expect(outerBlocks(tree()).map(({ html }) => html)).toEqual(['潮水<em>退了</em>。', 'Low tide', '']);
  });

  it('are left out of the data and read back from the page', () => {
    const given = withoutBlocks(tree());
    expect(JSON.stringify(given)).not.toContain('退');
    expect(JSON.stringify(given)).toContain('inside');
    expect(readBlocks(given, elements)).toBe(true);
    expect(given).toEqual(tree());
  });

  it.each([
    ['one is gone', elements.slice(1)],
    ['one is new', [...elements, { tagName: 'P', innerHTML: 'advert' }]],
    [
      'one is another',
      elements.map((element, index) => (index === 1 ? { ...element, tagName: 'FONT' } : element)),
    ],
  ])('are not read where %s', (_, changed) => {
    const given = withoutBlocks(tree());
    expect(readBlocks(given, changed)).toBe(false);
    expect(given).toEqual(withoutBlocks(tree()));
  });
});

describe('data of a page', () => {
  const page = {
    path: '/blog/Tide',
    result: { data: { locales: { nodes: [] }, post: { title: '潮', content: tree() } } },
  };

  it('is the same but for the blocks of its document', () => {
    const { path, result } = dataInPage(page);
    expect(path).toBe('/blog/Tide');
    expect(result.data).toEqual({
      ...page.result.data,
      post: { title: '潮', content: withoutBlocks(tree()) },
    });
    expect(page.result.data.post.content).toEqual(tree());
  });

  it.each([
    ['lists', { result: { data: { postList: { posts: [] }, author: null } } }],
    ['pages without data', { result: {} }],
    ['pages without a result', {}],
  ])('has no document for %s', (_, other) => {
    expect(documentOf(other)).toBeNull();
    expect(dataInPage(other)).toBe(other);
  });
});
