import { describe, expect, it } from 'vitest';
import { editFor } from './useCodeField';

/** Applies a key to a text in which `|` marks the selection, and marks it again. */
function press(key: string, marked: string, shiftKey = false): string | null {
  const start = marked.indexOf('|');
  const bare = marked.replaceAll('|', '');
  const end = marked.lastIndexOf('|') === start ? start : marked.lastIndexOf('|') - 1;
  const edit = editFor({ key, shiftKey }, bare, start, end);
  if (!edit) return null;
  const text = bare.slice(0, edit.from) + edit.text + bare.slice(edit.to);
  const [from, to] = edit.selection;
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

describe('editFor', () => {
  it.each([
    ['Tab indents at the caret', 'Tab', false, 'a|b', 'a  |b'],
    ['Tab indents the selected lines', 'Tab', false, 'x\na|b\n\nc|d', 'x\n  a|b\n\n  c|d'],
    ['Shift+Tab takes an indentation away', 'Tab', true, '  a|b', 'a|b'],
    ['Shift+Tab at the start of the line', 'Tab', true, '|  ab', '|ab'],
    ['Shift+Tab on less than an indentation', 'Tab', true, ' a|', 'a|'],
    ['Shift+Tab on nothing', 'Tab', true, 'a|b', 'a|b'],
    ['Shift+Tab on several lines', 'Tab', true, '  a|\n    b|', 'a|\n  b|'],
    ['Enter keeps the indentation', 'Enter', false, '  a|b', '  a\n  |b'],
    ['Enter opens a block', 'Enter', false, '  if (a) {|', '  if (a) {\n    |'],
    ['Enter opens an element', 'Enter', false, '<p>|', '<p>\n  |'],
    ['Enter replaces the selection', 'Enter', false, 'a|bc|d', 'a\n|d'],
  ])('%s', (_, key, shift, before, after) => expect(press(key, before, shift)).toBe(after));

  it.each(['a', 'Escape', 'ArrowLeft'])('leaves %s to the browser', (key) => {
    expect(press(key, 'a|b')).toBeNull();
  });
});
