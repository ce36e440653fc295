import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { compileClean } from '../../../tests/support/compile';
import type { Locale } from '../routing/locale';
import { plainExcerpt, readingMinutes, textSections, textStatistics, truncateText } from './text';

const root = (...children: ElementContent[]): Root => ({ type: 'root', children });
const p = (...words: string[]): Element => h('p', words);
const heading = (level: number, id: string, label: string): Element => h(`h${String(level)}`, { id }, label);

describe('textSections', () => {
  it('cuts at headings and keeps what stands above the first one', () => {
    expect(
      textSections(
        root(p('潮池'), heading(2, 'a', '退潮'), p('one'), heading(3, 'b', 'Deep'), p('two'), p('three')),
      ),
    ).toEqual([
      { id: null, level: 1, heading: '', text: '潮池' },
      { id: 'a', level: 2, heading: '退潮', text: 'one' },
      { id: 'b', level: 3, heading: 'Deep', text: 'two\nthree' },
    ]);
  });

  it.each([
    ['empty', [], []],
    ['heading without text', [heading(2, 'a', '潮')], ['潮: ']],
    ['whitespace', [p(' a \n\n  b\t c ')], [': a\nb c']],
    ['list items on lines of their own', [h('ul', h('li', '一'), h('li', 'two'))], [': 一\ntwo']],
    ['heading without an id is text', [h('h2', '潮'), p('a')], [': 潮\na']],
    ['level 1 is no section', [heading(1, 'x', 'T'), p('a')], [': T\na']],
  ])('%s', (_, nodes, expected) => {
    expect(textSections(root(...nodes)).map(({ heading, text: body }) => `${heading}: ${body}`)).toEqual(
      expected,
    );
  });

  it.each<[string, ElementContent]>([
    ['anchor', h('a.anchor', '#')],
    ['footnote mark', h('a', { dataFootnoteRef: '' }, '1')],
    ['way back', h('a', { dataFootnoteBackref: '' }, '↩')],
    ['hidden hint', h('span.visually-hidden', '(opens in a new tab)')],
    ['typeset formula', h('span.katex-html', 'x')],
    ['code block', h('figure.code', 'const')],
    ['preformatted text', h('pre', '$ ls')],
  ])('leaves out: %s', (_, node) => {
    expect(textSections(root(h('p', '潮', node)))).toMatchObject([{ text: '潮' }]);
  });
});

describe('textStatistics', () => {
  const statistics = (source: string, locale: Locale = 'zh-Hans') =>
    compileClean(source, { locale }).statistics;
  const none = { cjkCharacters: 0, words: 0, codeLines: 0, images: 0 };

  it.each([
    ['nothing', '', {}],
    ['Chinese', '潮起，潮落。', { cjkCharacters: 4 }],
    ['English', 'It’s a well-known tide-pool, v1.2.', { words: 5 }],
    ['mixed', '用 Awk 读 10 行 log', { cjkCharacters: 3, words: 3 }],
    ['mixed without spaces', '用Awk读10行log', { cjkCharacters: 3, words: 3 }],
    ['Japanese and Korean', 'しお 조수', { cjkCharacters: 4 }],
    ['heading', '## 退潮 Ebb {#ebb}', { cjkCharacters: 2, words: 1 }],
    ['inline code is prose', '运行 `ls -la`', { cjkCharacters: 2, words: 2 }],
    ['code', '```js\nconst 潮 = 1;\n\nlet b;\n```', { codeLines: 3 }],
    ['code in tabs', '<Tabs><TabItem value="a">\n\n```js\na\n```\n\n</TabItem></Tabs>', { codeLines: 1 }],
    ['pictures and diagrams', '![潮](./a.svg)\n\n```mermaid\ngraph TD\n```', { images: 2 }],
    ['formula counts once', '设 $x$ 为常数', { cjkCharacters: 4, words: 1 }],
  ])('%s', (_, source, expected) => expect(statistics(source)).toEqual({ ...none, ...expected }));

  it('sees through components', () => {
    const image: ElementContent = { type: 'component', name: 'Image', props: {}, children: [] };
    expect(
      textStatistics(root({ type: 'component', name: 'Tabs', props: {}, children: [p('潮 ebb'), image] })),
    ).toEqual({ ...none, cjkCharacters: 1, words: 1, images: 1 });
  });
});

describe('readingMinutes', () => {
  const none = { cjkCharacters: 0, words: 0, codeLines: 0, images: 0 };

  it.each([
    [{}, 0],
    [{ cjkCharacters: 400 }, 1],
    [{ words: 230 }, 1],
    [{ codeLines: 30 }, 1],
    [{ images: 6 }, 1],
    [{ cjkCharacters: 400, words: 230, codeLines: 30, images: 6 }, 4],
    [{ cjkCharacters: 1 }, 0],
    [{ cjkCharacters: 100, words: 10 }, 0.29],
  ])('%o', (statistics, minutes) => expect(readingMinutes({ ...none, ...statistics })).toBe(minutes));
});

describe('plainExcerpt', () => {
  it.each([
    ['first paragraph', [heading(2, 'a', '标题'), p('第一段'), p('second')], '第一段'],
    ['paragraphs of nothing are passed over', [h('p', h('pre', 'x')), p('潮')], '潮'],
    ['a list first, a paragraph later', [h('ul', h('li', '甲')), p('潮')], '潮'],
    ['a list alone', [heading(2, 'a', '标题'), h('ul', h('li', '甲'), h('li', 'b'))], '甲 b'],
    ['none', [heading(2, 'a', '标题')], ''],
  ])('%s', (_, nodes, expected) => expect(plainExcerpt(root(...nodes), 'zh-Hans')).toBe(expected));

  it('is at most 160 characters long', () => {
    expect(plainExcerpt(root(p('潮'.repeat(500))), 'zh-Hans')).toHaveLength(160);
  });
});

describe('truncateText', () => {
  it.each<[string, Locale, number, string]>([
    ['tide pool', 'en', 9, 'tide pool'],
    ['tide pool notes', 'en', 10, 'tide pool…'],
    ['tide pool notes', 'en', 9, 'tide…'],
    ['潮池札记', 'zh-Hans', 4, '潮池札记'],
    ['我们观察潮池', 'zh-Hans', 5, '我们观察…'],
    ['用 Awk 读日志', 'zh-Hans', 6, '用 Awk…'],
    ['👨‍👩‍👧 family', 'en', 9, '👨‍👩‍👧…'],
  ])('%s (%s, %i)', (value, locale, limit, expected) => {
    expect(truncateText(value, locale, limit)).toBe(expected);
  });
});
