import { expect, it } from 'vitest';
import { dropdownAction } from './useDropdown';

it.each([
  ['Enter', -1, 'toggle'],
  [' ', -1, 'toggle'],
  ['Enter', 1, null],
  ['Escape', -1, 'close'],
  ['Escape', 2, 'close'],
  ['ArrowDown', -1, { focus: 0 }],
  ['ArrowDown', 2, { focus: 0 }],
  ['ArrowUp', -1, { focus: 2 }],
  ['ArrowUp', 0, { focus: 2 }],
  ['Home', 2, { focus: 0 }],
  ['End', 0, { focus: 2 }],
  ['Home', -1, null],
  ['a', -1, null],
])('"%s" at %i', (key, index, expected) => expect(dropdownAction(key, index, 3)).toEqual(expected));
