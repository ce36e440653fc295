import { describe, expect, it } from 'vitest';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';
import { compile } from './compile';

describe('a formula that cannot be typeset is an error where KaTeX stops', () => {
  it.each([
    ['in a line', 'a\n\n$x$ and\n$\\foo{1}$', { line: 13, column: 1 }, /Undefined control sequence: \\foo\./],
    ['on lines of its own', '$$\na\nb\\foo{1}\n$$', { line: 12, column: 2 }, /Undefined control sequence/],
    ['in a quote', '> a\n>\n> $$\n> \\frac{1\n> $$', { line: 13 }, /end of input/],
    ['in JSX', '<Admonition>\n\n$\\left( x$\n\n</Admonition>', { line: 12, column: 1 }, /cannot be typeset/],
  ])('%s', (_, source, place, found) => {
    const { problems } = compile(source, compileOptions({ firstLine: 10 }));
    expect(problems).toMatchObject([{ severity: 'error', file: 'docs/Test.mdx', ...place }]);
    expect(problems[0]?.found).toMatch(found);
    expect(problems[0]?.fix).toMatch(/dollar signs/);
  });
});

it.each([
  [
    'a cell',
    String.raw`| a |
| - |
| $\|x\|$ 与 $\{y\}$ |`,
    ['|x|', '\\{y\\}'],
  ],
  ['a text', String.raw`$\|x\|$`, [String.raw`\|x\|`]],
])('an escaped bar in %s', (_, source, expected) => {
  const formulas = htmlOf(compileClean(source).tree).matchAll(/<annotation[^>]*>([^<]*)/g);
  expect([...formulas].map(([, tex]) => tex)).toEqual(expected);
});

it('the number of a formula has room beside it', () => {
  const numbered = htmlOf(
    compileClean(String.raw`$$
x \tag{潮 1}
$$`).tree,
  );
  expect(numbered).toMatch(/class="katex-html"[^>]*padding-inline-end/);
  expect(htmlOf(compileClean('$$\nx\n$$').tree)).not.toContain('padding-inline-end');
});
