import { describe, expect, it } from 'vitest';
import { virtualDocs } from '../../../tests/support/content';
import { mainDoc } from './main-doc';

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
