import { describe, expect, it } from 'vitest';
import { isSameBlock, otherIds, pairBlocks } from './pair-blocks';
import type { ContentNode, ContentTree } from './tree';

/** A block in short: `h2#id text`, `p text`, `figure.code text`, `Tabs` (a component). */
function block(short: string): ContentNode {
  const [, tag = '', mark, name = '', html = ''] =
    /^([A-Za-z]\w*)(?:([#.])(\S+))?(?: (.*))?$/.exec(short) ?? [];
  if (/^[A-Z]/.test(tag)) return { component: tag, ...(html && { props: { text: html } }) };
  return { tag, ...(mark && { attrs: { [mark === '#' ? 'id' : 'className']: name } }), html };
}

const tree = (...blocks: string[]): ContentTree => blocks.map(block);

const shortOf = (node: ContentNode | null): string => {
  if (node === null) return '–';
  if (typeof node === 'string') return node;
  if ('component' in node)
    return JSON.stringify([node.component, ...Object.values(node.props ?? {})])
      .replace(/[[\]"]/g, '')
      .replace(',', ' ');
  return `${node.tag} ${'html' in node ? node.html : ''}`.trim();
};

/** Texts, and the pairs that are expected. */
type Case = [what: string, own: string[], other: string[], pairs: string[]];

describe('pairBlocks', () => {
  it.each<Case>([
    ['nothing', [], [], []],
    ['a text without a translation', ['p 甲'], [], ['p 甲 | –']],
    ['a translation without a text', [], ['p A'], ['– | p A']],
    ['one paragraph', ['p 甲'], ['p A'], ['p 甲 | p A']],
    ['paragraphs in order', ['p 甲', 'p 乙'], ['p A', 'p B'], ['p 甲 | p A', 'p 乙 | p B']],
    [
      'other kinds, which are no pair',
      ['p 甲', 'ul 乙'],
      ['p A', 'ol B'],
      ['p 甲 | p A', 'ul 乙 | –', '– | ol B'],
    ],
    [
      'a list that only one text has',
      ['p 甲', 'ul 乙', 'p 丙'],
      ['p A', 'p C'],
      ['p 甲 | p A', 'ul 乙 | –', 'p 丙 | p C'],
    ],
    [
      'a note that only the translation has',
      ['p 甲', 'p 乙'],
      ['p A', 'aside.note N', 'p B'],
      ['p 甲 | p A', '– | aside N', 'p 乙 | p B'],
    ],
    ['headings by id', ['h2#a 甲', 'p 一'], ['h2#a A', 'p 1'], ['h2 甲 | h2 A', 'p 一 | p 1']],
    [
      'sections of unequal length',
      ['h2#a 甲', 'p 一', 'p 二', 'h2#b 乙', 'p 三'],
      ['h2#a A', 'p I', 'h2#b B', 'p III'],
      ['h2 甲 | h2 A', 'p 一 | p I', 'p 二 | –', 'h2 乙 | h2 B', 'p 三 | p III'],
    ],
    [
      'a section that is not translated',
      ['h2#a 甲', 'p 一', 'h2#b 乙', 'p 二', 'h2#c 丙', 'p 三'],
      ['h2#a A', 'p I', 'h2#c C', 'p III'],
      ['h2 甲 | h2 A', 'p 一 | p I', 'h2 乙 | –', 'p 二 | –', 'h2 丙 | h2 C', 'p 三 | p III'],
    ],
    [
      'a heading with the same id at another level',
      ['h2#a 甲', 'p 一'],
      ['h3#a A', 'p I'],
      ['h2 甲 | h3 A', 'p 一 | p I'],
    ],
    [
      'headings whose ids are those of each language, by level and order',
      ['h2#甲 甲', 'p 一', 'h2#乙 乙'],
      ['h2#a A', 'p I', 'h2#b B'],
      ['h2 甲 | h2 A', 'p 一 | p I', 'h2 乙 | h2 B'],
    ],
    [
      'a heading that both have is the pair of no other',
      ['h2#x 甲', 'h2#b 乙'],
      ['h2#b B'],
      ['h2 甲 | –', 'h2 乙 | h2 B'],
    ],
    [
      'sections that changed places: one stays',
      ['h2#a 甲', 'h2#b 乙'],
      ['h2#b B', 'h2#a A'],
      ['h2 甲 | –', 'h2 乙 | h2 B', '– | h2 A'],
    ],
    [
      'equal code',
      ['p 甲', 'figure.code x'],
      ['p A', 'figure.code x'],
      ['p 甲 | p A', 'figure x | figure x'],
    ],
    [
      'equal code decides between two',
      ['figure.code x', 'figure.code y'],
      ['figure.code y'],
      ['figure x | –', 'figure y | figure y'],
    ],
    [
      'code whose comments are translated',
      ['figure.code x // 甲'],
      ['figure.code x // A'],
      ['figure x // 甲 | figure x // A'],
    ],
    [
      'numbers decide which paragraph is missing',
      ['p 共 3 页', 'p 共 70 字'],
      ['p There are 70 words'],
      ['p 共 3 页 | –', 'p 共 70 字 | p There are 70 words'],
    ],
    [
      'code in a line decides which paragraph is missing',
      ['p 用 <code>map</code>', 'p 用 <code>filter</code>'],
      ['p Use <code>filter</code>'],
      ['p 用 <code>map</code> | –', 'p 用 <code>filter</code> | p Use <code>filter</code>'],
    ],
    [
      'a paragraph that is two in the translation',
      ['p 甲 <code>a</code>', 'p 乙 <code>b</code>'],
      ['p A <code>a</code>', 'p More', 'p B <code>b</code>'],
      ['p 甲 <code>a</code> | p A <code>a</code>', '– | p More', 'p 乙 <code>b</code> | p B <code>b</code>'],
    ],
    ['components by name', ['Tabs 甲', 'Video'], ['Tabs A', 'Video'], ['Tabs 甲 | Tabs A', 'Video | Video']],
    ['another component is no pair', ['Mermaid'], ['Video'], ['Mermaid | –', '– | Video']],
    [
      'notes by their kind',
      ['aside.tip 甲', 'aside.warning 乙'],
      ['aside.warning B'],
      ['aside 甲 | –', 'aside 乙 | aside B'],
    ],
    ['a table', ['div.table-scroll 甲'], ['div.table-scroll A'], ['div 甲 | div A']],
    ['more of one kind at the end', ['p 甲'], ['p A', 'ul B'], ['p 甲 | p A', '– | ul B']],
    ['more at the beginning', ['p 甲'], ['ul B', 'p A'], ['– | ul B', 'p 甲 | p A']],
    ['a text that begins with its title', ['h1#t 题', 'p 甲'], ['p A'], ['h1 题 | –', 'p 甲 | p A']],
    ['the same text twice', ['p x', 'p x'], ['p x', 'p x'], ['p x | p x', 'p x | p x']],
    [
      'footnotes',
      ['p 甲', 'section.footnotes 注'],
      ['p A', 'section.footnotes N'],
      ['p 甲 | p A', 'section 注 | section N'],
    ],
  ])('pairs %s', (_, own, other, expected) => {
    const pairs = pairBlocks(tree(...own), tree(...other));
    expect(pairs.map((pair) => `${shortOf(pair.own)} | ${shortOf(pair.other)}`)).toEqual(expected);
  });

  it('passes over the white space between blocks', () => {
    const [own, other] = [tree('p 甲'), tree('p A')];
    expect(pairBlocks(['\n', ...own, '\n'], other)).toEqual([{ own: own[0], other: other[0] }]);
  });

  it('keeps every block of both texts, in order, whatever they are', () => {
    const kinds = ['p 一', 'p 2', 'ul 3', 'h2#a 4', 'h2#b 5', 'figure.code 6', 'Tabs'];
    const some = (seed: number): ContentTree =>
      Array.from({ length: seed % 11 }, (_, n) => block(kinds[(seed * (n + 3) * 7) % kinds.length] ?? 'p'));
    for (let seed = 0; seed < 200; seed++) {
      const [own, other] = [some(seed), some(seed * 5 + 3)];
      const pairs = pairBlocks(own, other);
      expect(pairs.flatMap((pair) => pair.own ?? [])).toEqual(own);
      expect(pairs.flatMap((pair) => pair.other ?? [])).toEqual(other);
    }
  });
});

it.each<[string, string | null, string | null, boolean]>([
  ['the same code', 'figure.code x', 'figure.code x', true],
  [
    'code with buttons in each language',
    'pre x<button title="复制"></button>',
    'pre x<button title="Copy"></button>',
    true,
  ],
  ['other words', 'p 甲', 'p A', false],
  ['a block alone', 'p x', null, false],
])('isSameBlock: %s', (_, own, other, expected) =>
  expect(isSameBlock({ own: own && block(own), other: other && block(other) })).toBe(expected),
);

it('isSameBlock: a component with labels in each language', () => {
  const player = (label: string, src = 'a'): ContentNode => ({
    component: 'Video',
    props: { src, labels: { label } },
  });
  expect(isSameBlock({ own: player('播放'), other: player('Play') })).toBe(true);
  expect(isSameBlock({ own: player('播放'), other: player('Play', 'b') })).toBe(false);
});

describe('otherIds', () => {
  const own: ContentTree = [{ tag: 'h2', attrs: { id: 'a' }, html: '甲' }];

  it.each<[string, ContentNode, ContentNode]>([
    [
      'renames a heading, whose link leads to the page’s own',
      { tag: 'h2', attrs: { id: 'a' }, html: 'A<a href="#a">#</a>' },
      { tag: 'h2', attrs: { id: 'with:a' }, html: 'A<a href="#a">#</a>' },
    ],
    [
      'keeps a note and its number together',
      { tag: 'p', html: 'A<a href="#fn-1" id="fnref-1" aria-describedby="f g">1</a>' },
      {
        tag: 'p',
        attrs: {},
        html: 'A<a href="#with:fn-1" id="with:fnref-1" aria-describedby="with:f with:g">1</a>',
      },
    ],
    [
      'leaves texts and addresses alone',
      { tag: 'p', html: 'id="a" <a href="/x#a" data-id="b">b</a>' },
      { tag: 'p', attrs: {}, html: 'id="a" <a href="/x#a" data-id="b">b</a>' },
    ],
    [
      'renames in what is nested',
      {
        component: 'Tabs',
        children: ['x', { tag: 'div', children: [{ tag: 'p', attrs: { id: 'b' }, html: '' }] }],
      },
      {
        component: 'Tabs',
        children: [
          'x',
          { tag: 'div', attrs: {}, children: [{ tag: 'p', attrs: { id: 'with:b' }, html: '' }] },
        ],
      },
    ],
  ])('%s', (_, node, expected) => expect(otherIds(own)(node)).toEqual(expected));
});
