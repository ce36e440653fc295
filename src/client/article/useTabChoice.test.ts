import { describe, expect, it } from 'vitest';
import { nextTab, validChoice } from './useTabChoice';

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
