import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import { compileClean, compileOptions, htmlOf } from '../../../tests/support/compile';

const firstProblem = (source: string): string => {
  const [problem] = compile(source, compileOptions()).problems;
  return problem ? `${String(problem.line)}:${String(problem.column)} ${problem.found}` : '';
};

describe('code of a document', () => {
  it.each([
    [
      'a loop',
      '{(() => { let n = 0; for (const x of [1, 2, 3]) n += x; while (n < 9) n++; return n; })()}',
      '9',
    ],
    ['a loop without a block', '{(() => { let n = 0; do n++; while (n < 4); return n; })()}', '4'],
    [
      'nested loops',
      '{[1, 2].map((a) => { let s = ""; for (let i = 0; i < a; i++) for (const k in { x: 1 }) s += k; return s; }).join()}',
      'x,xx',
    ],
    ['what the browser would have', '{typeof window}', 'undefined'],
    ['nothing of Node', '{typeof process + typeof Buffer}', 'undefinedundefined'],
    ['languages', '{new Date(0).toLocaleTimeString("en") + 12345n.toLocaleString()}', '12:00:00 AM12,345'],
    ['names of its own', 'export const process = "tide";\n\n{process}', 'tide'],
  ])('runs: %s', (_, source, expected) => expect(htmlOf(compileClean(source).tree)).toContain(expected));

  it.each([
    [
      '{(() => { while (true); })()}',
      '1:1 The expression {(() => { while (true); })()} failed: it takes more than 5,000,000 steps',
    ],
    [
      'export const A = () => { for (;;); };\n\n<A />',
      '3:1 A component of this document failed: it takes more',
    ],
    [
      'export const a = 1;\nexport const b = (() => { do {} while (a); })();',
      '2:8 What this document exports cannot be evaluated: it takes more',
    ],
    ['{import("./x.js")}', 'import() cannot load'],
    ['export const a = async () => 1;', '1:8 What this document exports cannot be evaluated: async'],
    ['{Promise.reject(1)}', 'evaluates to a promise, and nothing waits for it'],
  ])('is refused: %j', (source, expected) => expect(firstProblem(source)).toContain(expected));

  it('names what a broken export breaks only once', () => {
    const { problems } = compile('export const a = b;\n\n<b>{a()}</b> {a()}', compileOptions());
    expect(problems).toHaveLength(1);
  });
});
