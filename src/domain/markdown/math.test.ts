import { describe, expect, it } from 'vitest';
import { compileOptions } from '../../../tests/support/compile';
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
