import { describe, expect, it } from 'vitest';
import { virtualDocs } from '../../../tests/support/content';
import { docsSubjects } from './subjects';

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
