import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { brief } from '../../../tests/support/content';
import { ADMONITION_KEYWORDS } from './admonitions';
import { compile } from './compile';

const html = (source: string, locale: 'zh-Hans' | 'en' = 'en'): string =>
  htmlOf(compileClean(source, { locale }).tree).replace(/\n/g, '');

/** Kind and heading of the first admonition. */
function summary(source: string, locale?: 'zh-Hans' | 'en'): string {
  const [, kind = 'none', label = ''] =
    /admonition admonition-(\w+)[^>]* aria-label="([^"]*)"/.exec(html(source, locale)) ?? [];
  return `${kind}: ${label}`;
}

describe('keywords', () => {
  it.each([
    ['note', 'note: Note', 'note: 备注'],
    ['tip', 'tip: Tip', 'tip: 提示'],
    ['info', 'info: Info', 'info: 信息'],
    ['warning', 'warning: Warning', 'warning: 注意'],
    ['danger', 'danger: Danger', 'danger: 危险'],
    ['caution', 'caution: Caution', 'caution: 小心'],
    ['secondary', 'note: Note', 'note: 备注'],
    ['important', 'info: Info', 'info: 信息'],
    ['success', 'tip: Tip', 'tip: 提示'],
  ])('%s, as directive, alert and component', (keyword, english, chinese) => {
    expect(summary(`:::${keyword}\nx\n:::`)).toBe(english);
    expect(summary(`:::${keyword}\nx\n:::`, 'zh-Hans')).toBe(chinese);
    expect(summary(`> [!${keyword.toUpperCase()}]\n> x`)).toBe(english);
    expect(summary(`<Admonition type="${keyword}">\n\nx\n\n</Admonition>`)).toBe(english);
  });

  it('are all tested', () => expect(ADMONITION_KEYWORDS).toHaveLength(9));
});

describe('titles', () => {
  it.each([
    [':::note[*A* `b` [c](./x.mdx)]\nx\n:::', 'note: A b c'],
    [':::note A **b**\nx\n:::', 'note: A b'],
    [':::note{title="A & b"}\nx\n:::', 'note: A & b'],
    ['<Admonition type="note" title="A">x</Admonition>', 'note: A'],
    ['<Admonition type="note" title={<>A <b>b</b></>}>x</Admonition>', 'note: A b'],
  ])('%j', (source, expected) => expect(summary(source)).toBe(expected));

  it('keep their markup', () => {
    expect(html(':::note[*A* `b`]\nx\n:::')).toContain('<span><em>A</em> <code>b</code></span>');
    expect(html('<Admonition title={<b>A</b>}>x</Admonition>')).toContain('<span><b>A</b></span>');
  });

  it('and icons may be replaced, or left out', () => {
    expect(html(':::tip{icon="🦀"}\nx\n:::')).toContain('<span aria-hidden="true">🦀</span><span>Tip</span>');
    expect(html('<Admonition type="tip" icon="🦀" title="Crab">x</Admonition>')).toContain(
      '<span aria-hidden="true">🦀</span><span>Crab</span>',
    );
    const bare = html('<Admonition type="tip" icon="" title="">x</Admonition>');
    expect(bare).not.toContain('admonition-heading');
    expect(bare).toContain('aria-label="Tip"');
  });
});

describe('places', () => {
  it.each([
    ['a list', '- a\n\n  :::tip\n  x\n  :::', /<li>[^]*admonition-tip[^]*<p>x<\/p>/],
    ['a quotation', '> :::tip\n> x\n> :::', /<blockquote>[^]*admonition-tip/],
    ['another one', '::::note\n:::tip\nx\n:::\n::::', /admonition-note[^]*admonition-tip/],
    ['three deep', ':::::note\n::::tip\n:::danger\nx\n:::\n::::\n:::::', /note[^]*tip[^]*danger/],
    ['a component', '<Details>\n\n:::tip\nx\n:::\n\n</Details>', /<details>[^]*admonition-tip/],
    ['an alert', '> [!NOTE]\n> :::tip\n> x\n> :::', /admonition-note[^]*admonition-tip/],
  ])('in %s', (_, source, expected) => expect(htmlOf(compileClean(source).tree)).toMatch(expected));

  it('hold blocks of every kind, components too', () => {
    const { tree } = compileClean(
      ':::note\n```js\na\n```\n\n<Tabs><TabItem value="a">x</TabItem></Tabs>\n:::',
    );
    expect(htmlOf(tree)).toMatch(/admonition-body[^]*figure[^]*<Tabs/);
  });

  it('can be linked to', () => {
    const { anchors, tree } = compileClean(':::note{#why .quiet}\nx\n:::');
    expect(anchors).toEqual(['why']);
    expect(htmlOf(tree)).toContain('className="admonition admonition-note quiet"');
  });
});

describe('alerts', () => {
  it.each([
    ['> [!note]\n> x', 'note: Note'],
    ['> [!NOTE] x', 'none: '],
    ['> [!NOTA]\n> x', 'none: '],
    ['> x\n> [!NOTE]', 'none: '],
    ['> [!NOTE]\n>\n> x', 'note: Note'],
  ])('%j', (source, expected) => expect(summary(source)).toBe(expected));
});

describe('other directives', () => {
  it.each([
    ['time', 'At 10:30', '<p>At 10:30</p>'],
    ['after a word', 'a:b', '<p>a:b</p>'],
    ['alone', ':smile', '<p>:smile</p>'],
    ['Chinese', '注意:重要', '<p>注意:重要</p>'],
    ['port', 'http://localhost:8000', /localhost:8000/],
  ])('stay text: %s', (_, source, expected) => {
    if (typeof expected === 'string') expect(html(source)).toBe(expected);
    else expect(html(source)).toMatch(expected);
  });

  it.each([
    ['a :abbr[HTML] b', '1:3', '<p>a :abbr[HTML] b</p>'],
    ['a\n\n::video{src="x"}', '3:1', '<p>::video{src="x"}</p>'],
    [':::nota\nhi\n:::', '1:1', '<div><p>hi</p></div>'],
  ])('warn where they were meant: %j', (source, place, expected) => {
    const { tree, problems } = compile(source, compileOptions());
    expect(htmlOf(tree)).toContain(expected);
    expect(brief(problems)).toEqual([expect.stringContaining(`warning docs/Test.mdx:${place} `)]);
  });

  it('an unknown type of the component is shown as info, with a warning', () => {
    const { tree, problems } = compile('<Admonition type="nota">x</Admonition>', compileOptions());
    expect(htmlOf(tree)).toContain('admonition-info');
    expect(brief(problems)).toEqual([expect.stringContaining('"nota" is not a kind of admonition')]);
  });
});

describe('details', () => {
  it.each([
    ['<Details summary="More">x</Details>', '<details><summary>More</summary>x</details>'],
    ['<Details summary={<b>More</b>}>x</Details>', '<details><summary><b>More</b></summary>x</details>'],
    ['<Details summary={<summary>More</summary>}>x</Details>', '<details><summary>More</summary>x</details>'],
    ['<Details>x</Details>', '<details><summary>Details</summary>x</details>'],
    ['<Details open id="d">x</Details>', '<details id="d" open="true"><summary>Details</summary>x</details>'],
    [
      ':::details[*More*]{#d open}\nx\n:::',
      '<details id="d" open="true"><summary><em>More</em></summary><p>x</p></details>',
    ],
    [
      '<details>\n<summary>More</summary>\n\nx\n</details>',
      '<details><summary>More</summary><p>x</p></details>',
    ],
  ])('%j', (source, expected) => expect(html(source).replaceAll('>\n<', '><')).toBe(expected));

  it('count their id among the anchors', () => {
    expect(compileClean('<details id="more"><summary>More</summary>x</details>').anchors).toEqual(['more']);
  });
});
