import { describe, expect, it } from 'vitest';
import { stylesOf } from './page-styles';

describe('style sheets a page waits for', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'a text with formulas',
      { doc: { features: ['math', 'mermaid'] }, locales: {} },
      ['/katex/katex.min.css'],
    ],
    ['a text without', { post: { features: ['live'] } }, []],
    ['a page without a text', { latest: { nodes: [] }, tag: null, count: 3 }, []],
    ['nothing', {}, []],
  ])('%s', (_, data, expected) => {
    expect(stylesOf(data)).toEqual(expected);
  });
});
