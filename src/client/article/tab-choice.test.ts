import { describe, expect, it } from 'vitest';
import { addressWithChoice, nextTab, validChoice } from './tab-choice';

describe('validChoice', () => {
  it.each([
    ['the query wins', ['b', 'a'], 'b'],
    ['an invalid query gives way', ['z', 'a'], 'a'],
    ['no wish', [null, null], null],
    ['nothing valid', ['z', 'y'], null],
    ['none', [], null],
    ['an empty text is a value like any other', [''], null],
  ])('%s', (_, wishes, expected) => expect(validChoice(wishes, ['a', 'b'])).toBe(expected));
});

describe('addressWithChoice', () => {
  it.each([
    ['/a', '', '', '/a?os=mac'],
    ['/a', '?os=linux', '', '/a?os=mac'],
    ['/a', '?x=1&os=linux&y=2', '#h', '/a?x=1&os=mac&y=2#h'],
    ['/a', '?q=%E6%BD%AE', '', '/a?q=%E6%BD%AE&os=mac'],
  ])('%s%s%s', (path, search, hash, expected) => {
    expect(addressWithChoice(path, search, hash, 'os', 'mac')).toBe(expected);
  });

  it('encodes', () => {
    expect(addressWithChoice('/a', '', '', '系统', 'a&b')).toBe('/a?%E7%B3%BB%E7%BB%9F=a%26b');
  });
});

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 3, 1],
    ['ArrowRight', 2, 3, 0],
    ['ArrowLeft', 2, 3, 1],
    ['ArrowLeft', 0, 3, 2],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['ArrowRight', 0, 1, 0],
    ['ArrowDown', 1, 3, null],
    ['Tab', 1, 3, null],
    ['a', 1, 3, null],
  ])('%s on tab %i of %i', (key, current, count, expected) => {
    expect(nextTab(key, current, count)).toBe(expected);
  });
});
