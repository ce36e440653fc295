import { expect, it } from 'vitest';
import { isApple, opensSearch } from './useSearchShortcut';

type Press = Partial<KeyboardEvent> & { isTyping?: boolean };

it.each<[string, Press, boolean]>([
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
])('%s', (_, { isTyping = false, ...event }, expected) => {
  expect(opensSearch({ key: 'k', ...event } as KeyboardEvent, isTyping)).toBe(expected);
});

it('knows the command key', () => {
  expect(['MacIntel', 'iPhone', 'Win32', 'Linux x86_64'].map(isApple)).toEqual([true, true, false, false]);
});
