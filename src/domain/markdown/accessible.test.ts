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
    expect(html('| | a |\n|---|---|\n| b | c |')).toContain('<td></td>\n<th>a</th>');
  });

  it('keeps the alignment of a cell that changes', () => {
    expect(html('| | a |\n|:-:|---|\n| b | c |')).toContain('<td align="center"></td>');
  });

  it('lets the keyboard reach formulas on a line of their own', () => {
    expect(html('$$\nx\n$$')).toMatch(/"katex-display" tabindex="0" role="group" aria-label="Formula"/i);
    expect(html('$x$')).not.toContain('tabindex');
  });
});
