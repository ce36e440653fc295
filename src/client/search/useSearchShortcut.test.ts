import { expect, it } from 'vitest';
import { isApple, opensSearch, type KeyPress } from './useSearchShortcut';

const press = (parts: Partial<KeyPress>): KeyPress => ({
  key: 'k',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  isTyping: false,
  ...parts,
});

it.each<[string, Partial<KeyPress>, boolean]>([
  ['Ctrl+K', { ctrlKey: true }, true],
  ['Cmd+K in a field', { metaKey: true, isTyping: true }, true],
  ['Ctrl+Shift+K', { ctrlKey: true, key: 'K' }, true],
  ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, false],
  ['k', {}, false],
  ['a slash', { key: '/' }, true],
  ['a slash in a field', { key: '/', isTyping: true }, false],
  ['Ctrl and a slash', { key: '/', ctrlKey: true }, false],
  ['a slash while composing', { key: '/', isComposing: true }, false],
  ['autofill', { key: undefined, ctrlKey: true }, false],
])('%s', (_, parts, expected) => expect(opensSearch(press(parts))).toBe(expected));

it('knows the command key', () => {
  expect(['MacIntel', 'iPhone', 'Win32', 'Linux x86_64'].map(isApple)).toEqual([true, true, false, false]);
});
