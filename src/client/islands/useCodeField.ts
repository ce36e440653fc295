import { useRef, type FormEvent, type KeyboardEvent } from 'react';

/** Handlers that make some keys edit code. Tab must not trap the focus: after Escape it leaves the field, once. */
export function useCodeField(onChange: (value: string) => void) {
  const leaves = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
      const { key, ctrlKey, metaKey, altKey, currentTarget: field } = event;
      const isLeaving = leaves.current && key === 'Tab';
      leaves.current = key === 'Escape' || (leaves.current && key === 'Shift');
      if (isLeaving || ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
      const edit = editFor(event, field.value, field.selectionStart, field.selectionEnd);
      if (!edit) return;
      event.preventDefault();
      replace(field, edit);
      onChange(field.value);
    },
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>): void => onChange(currentTarget.value),
    onBlur: (): void => {
      leaves.current = false;
    },
  };
}

/** Replaces a part of the text so that the reader can undo it, where the browser supports that. */
function replace(field: HTMLTextAreaElement, { from, to, text, selection }: TextEdit): void {
  field.setSelectionRange(from, to);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only edit that lands in the history of undo
  const isDone = from !== to || text !== '' ? document.execCommand('insertText', false, text) : true;
  if (!isDone) field.setRangeText(text, from, to);
  field.setSelectionRange(...selection);
}

/** A change of a text field: the replaced range, the new text, and the selection afterwards. */
interface TextEdit {
  from: number;
  to: number;
  text: string;
  selection: [start: number, end: number];
}

const UNIT = '  ';

/** The effect of a key in the code editor: Tab indents, Enter keeps the indentation; null for other keys. */
export function editFor(
  key: { key: string; shiftKey: boolean },
  value: string,
  start: number,
  end: number,
): TextEdit | null {
  if (key.key === 'Tab') return key.shiftKey ? outdent(value, start, end) : indent(value, start, end);
  if (key.key === 'Enter' && !key.shiftKey) return newLine(value, start, end);
  return null;
}

const lineStart = (value: string, at: number): number => value.lastIndexOf('\n', at - 1) + 1;

function indent(value: string, start: number, end: number): TextEdit {
  if (start === end)
    return { from: start, to: end, text: UNIT, selection: [start + UNIT.length, start + UNIT.length] };
  const from = lineStart(value, start);
  const lines = value.slice(from, end).split('\n');
  const text = lines.map((line) => (line === '' ? line : UNIT + line)).join('\n');
  return { from, to: end, text, selection: [start + UNIT.length, from + text.length] };
}

function outdent(value: string, start: number, end: number): TextEdit {
  const from = lineStart(value, start);
  const lines = value.slice(from, end).split('\n');
  // Without a selection it is the caret's line, including the part after the caret.
  const removed = lines.map((line, index) =>
    Math.min(UNIT.length, /^ */.exec(index === 0 ? value.slice(from) : line)?.[0].length ?? 0),
  );
  const first = removed[0] ?? 0;
  const to = Math.max(end, from + first);
  const text = value
    .slice(from, to)
    .split('\n')
    .map((line, index) => line.slice(removed[index]))
    .join('\n');
  return { from, to, text, selection: [Math.max(from, start - first), Math.max(from, end - sum(removed))] };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function newLine(value: string, start: number, end: number): TextEdit {
  const before = value.slice(lineStart(value, start), start);
  const indentation = /^ */.exec(before)?.[0] ?? '';
  const text = `\n${indentation}${/[{([>]\s*$/.test(before) ? UNIT : ''}`;
  const caret = start + text.length;
  return { from: start, to: end, text, selection: [caret, caret] };
}
