import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import { compileClean, compileOptions } from '../../../tests/support/compile';

describe('loose ends', () => {
  it.each([
    [
      'a\n\n```js\nb',
      ['3:1 The code block is never closed: everything to the end of the document is in it.'],
    ],
    [
      '- a\n\n  ~~~\n  b',
      ['3:3 The code block is never closed: everything to the end of the document is in it.'],
    ],
    [':::note\n\na', ['1:1 ":::note" is never closed: everything to the end of the document is in it.']],
    [
      '::::note\n\n:::tip\n\na\n\n:::\n',
      ['1:1 ":::note" is never closed: everything to the end of the document is in it.'],
    ],
    [
      '| a | b |\n|---|---|\n| `c | d` | e |\n| f |',
      ['3:1 This row has 3 cells in a table of 2 columns: what is after them is not shown.'],
    ],
    ['a[^1] b[^two]\n\n[^two]: x', ['1:1 The footnote [^1] has no text, and is shown as it is written.']],
  ])('%j', (source, expected) => {
    const { problems } = compile(source, compileOptions());
    expect(problems.map(({ line, column, found }) => `${String(line)}:${String(column)} ${found}`)).toEqual(
      expected,
    );
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it.each([
    ['```js\na\n```\n\n> ~~~~\n> ```\n> ~~~~\n\n- b\n\n  ```\n  c\n  ```'],
    ['```\n```'],
    ['::::note\n\n:::tip\n\na\n\n:::\n\n::::\n\n- b\n\n  :::info\n\n  c\n\n  :::'],
    ['`[^abc]` and `arr[^1]`'],
    ['a[1] [b][c] \\[^1]'],
  ])('nothing: %j', (source) => expect(() => compileClean(source)).not.toThrow());
});
