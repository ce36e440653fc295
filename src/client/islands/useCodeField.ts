import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { editFor, type TextEdit } from './edit-text';

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
