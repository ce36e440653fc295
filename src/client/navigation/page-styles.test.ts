import { describe, expect, it } from 'vitest';
import { hasMath } from './page-styles';

describe('a page that waits for the styles of its formulas', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['a text with formulas', { doc: { pageNeeds: ['math', 'mermaid'] }, locales: {} }, true],
    ['a text without', { post: { pageNeeds: ['live'] } }, false],
    ['a page without a text', { latest: { nodes: [] }, tag: null, count: 3 }, false],
    ['nothing', {}, false],
  ])('%s', (_, data, expected) => expect(hasMath(data)).toBe(expected));
});
