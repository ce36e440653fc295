import { describe, expect, it } from 'vitest';
import { compileClean, htmlOf } from '../../../tests/support/compile';

const html = (source: string, locale: 'zh-Hans' | 'en' = 'en'): string =>
  htmlOf(compileClean(source, { locale }).tree);

describe('makeAccessible', () => {
  it.each([
    ['a done task', '- [x] a', 'en', 'checked disabled aria-label="Done"'],
    ['an open task', '- [ ] a', 'en', 'disabled aria-label="Not done"'],
    ['a task in Chinese', '- [x] 甲', 'zh-Hans', 'aria-label="已完成"'],
    ['tasks with blank lines between', '- [ ] a\n\n- [x] b', 'en', 'checked disabled aria-label="Done"'],
    [
      'a task beside a component',
      '- [ ] a <Tabs><TabItem value="v">t</TabItem></Tabs>',
      'en',
      'aria-label="Not done"',
    ],
  ] as const)('names the box of %s', (_, source, locale, expected) => {
    expect(html(source, locale)).toContain(expected);
  });

  it('makes empty header cells plain cells', () => {
    expect(html('| | a |\n|---|---|\n| b | c |')).toContain('<td></td>\n<th scope="col">a</th>');
  });

  it('keeps the alignment of a cell that changes', () => {
    expect(html('| | a |\n|:-:|---|\n| b | c |')).toContain('<td style="text-align:center"></td>');
  });

  it.each([
    ['| a |\n|-:|\n| b |', '<th scope="col" style="text-align:right">a</th>'],
    ['| a |\n|-:|\n| b |', '<td style="text-align:right">b</td>'],
    ['| | a |\n|---|---|\n| b | c |', '<th scope="row">b</th>\n<td>c</td>'],
    ['<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>', '<th scope="row">a</th>'],
    ['<table><tbody><tr><th scope="rowgroup">a</th><td>b</td></tr></tbody></table>', '<th scope="rowgroup">'],
    [
      '<table><tbody><tr><td align="right" style={{ color: "red" }}>b</td></tr></tbody></table>',
      'text-align:right',
    ],
  ])('makes tables valid: %s', (source, expected) => {
    expect(html(source)).toContain(expected);
  });

  it('lets the keyboard reach formulas on a line of their own', () => {
    expect(html('$$\nx\n$$')).toMatch(/"katex-display" tabindex="0" role="group" aria-label="Formula"/i);
    expect(html('$x$')).not.toContain('tabindex');
  });
});
