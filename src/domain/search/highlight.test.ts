import { describe, expect, it } from 'vitest';
import { excerpt, fold, highlight } from './highlight';

const tags = { pre: '[', post: ']' };

describe('highlight', () => {
  it.each<[string, string[], string]>([
    ['不匹配的标签', ['不匹', '匹配'], '[不匹配]的标签'],
    ['匹配，再匹配', ['匹配'], '[匹配]，再[匹配]'],
    ['Use useEffect once', ['use', 'effect'], '[Use] [useEffect] once'],
    ['reuse and use', ['use'], 'reuse and [use]'],
    ['useEffect', ['effect'], 'use[Effect]'],
    ['React.useEffect, use_effect', ['useeffect', 'effect'], 'React.[useEffect], use_[effect]'],
    ['utf8mb4 与 IPv6', ['mb', '6'], 'utf8[mb]4 与 IPv[6]'],
    ['REUSE, HTTPServer', ['use', 'server'], 'REUSE, HTTP[Server]'],
    ['ＤＯＣＫＥＲ 镜像', ['docker'], '[ＤＯＣＫＥＲ] 镜像'],
    ['<script setup>', ['script'], '&lt;[script] setup&gt;'],
    ['a & b', ['b'], 'a &amp; [b]'],
    ['.dockerignore', ['.dockerignore', 'dockerignore'], '[.dockerignore]'],
    ['C++ (a+b)', ['c++'], '[C++] (a+b)'],
    ['İstanbul docker', ['docker'], 'İstanbul [docker]'],
    ['Un résumé, Résumés', ['resume'], 'Un [résumé], [Résumé]s'],
    ['nothing', [], 'nothing'],
  ])('%s', (text, marks, html) => expect(highlight(text, marks, tags)).toBe(html));
});

it.each([
  ['Ａ', 'a'],
  ['é', 'e'],
  ['Ř', 'r'],
  ['が', 'が'],
  ['ガ', 'ガ'],
  ['한', '한'],
  ['й', 'й'],
  ['潮', '潮'],
  ['ﬁ', 'ﬁ'],
])('fold(%s) is %s', (character, plain) => {
  expect(fold(character)).toBe(plain);
});

it('fold keeps every position', () => {
  for (const text of ['ﬁ İ ＡＢ', '潮池😀', '\ud800x']) expect(fold(text)).toHaveLength(text.length);
});

describe('excerpt', () => {
  const filler = 'lorem ipsum dolor '.repeat(30);

  it('gives a short text whole', () => {
    expect(excerpt('The tide\nleaves a pool.', ['pool'], 120)).toBe('The tide leaves a pool.');
  });

  it('shows the place with the most matches, from a word on', () => {
    const text = `${filler}tide ${filler}tide pool and tide line ${filler}`;
    const part = excerpt(text, ['tide', 'pool'], 80);
    expect(part).toContain('tide pool and tide line');
    expect(part).toMatch(/^…\S+ /);
    expect(part.endsWith('…')).toBe(true);
    expect(text).toContain(part.slice(1, -1));
    expect(part.length).toBeLessThanOrEqual(82);
  });

  it('counts a Han character twice', () => {
    const text = `${'潮水退去。'.repeat(40)}留下水洼${'潮水退去。'.repeat(40)}`;
    const part = excerpt(text, ['水洼'], 80);
    expect(part).toContain('留下水洼');
    expect(part.length).toBeLessThanOrEqual(46);
  });

  it('begins at the beginning without a match', () => {
    expect(excerpt(filler, [], 40)).toBe('lorem ipsum dolor lorem ipsum dolor lore…');
  });
});
