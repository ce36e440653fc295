import { expect, it } from 'vitest';
import { virtualDocs } from '../../../tests/support/content';
import { recommendedDocs } from './recommended-docs';

it('puts the heaviest first, then goes by title; unlisted docs and others are left out', () => {
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
