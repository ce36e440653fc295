import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens';

const marked = (code: string): string =>
  tokenize(code)
    .map(([text, kind]) => (kind === null ? text : `[${kind} ${text}]`))
    .join('');

describe('tokenize', () => {
  it.each([
    ['keywords and numbers', 'const a = 12.5;', '[keyword const] a = [number 12.5];'],
    ['calls', 'useState(1)', '[function useState]([number 1])'],
    ['tags', '<Tide h="2">x</Tide>', '[tag <Tide] h=[string "2"]>x[tag </Tide]>'],
    ['fragments', '<>x</>', '[tag <>]x[tag </>]'],
    ['comments', 'a // b\n/* c', 'a [comment // b]\n[comment /* c]'],
    ['strings that are not closed', "'ab\nc", "[string 'ab]\nc"],
    ['templates over lines', '`a\n${b}`', '[string `a\n${b}`]'],
    ['names with keywords in them', 'forest newest', 'forest newest'],
    ['comparisons', 'a < b', 'a < b'],
    ['classes', 'new Date()', '[keyword new] [class-name Date]()'],
  ])('%s', (_, code, expected) => expect(marked(code)).toBe(expected));

  it('loses nothing', () => {
    const code = 'function A() {\n  return <p title={`${1}`}>𠮷 {"x"} /re/</p>; // 👨‍👩‍👧‍👦\n}\n';
    expect(
      tokenize(code)
        .map(([text]) => text)
        .join(''),
    ).toBe(code);
  });
});
