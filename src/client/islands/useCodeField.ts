import { useRef, type FormEvent, type KeyboardEvent } from 'react';

/** A change of a text field, as `ui/article/islands/edit-text.ts` decides it. */
interface FieldEdit {
  from: number;
  to: number;
  text: string;
  selection: [start: number, end: number];
}

/** Handlers of a text field for code. */
export interface CodeField {
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onInput: (event: FormEvent<HTMLTextAreaElement>) => void;
  onBlur: () => void;
}

/**
 * Makes some keys edit in a text field. Tab must not trap the focus: after Escape it leaves the field, once.
 * @param decide What a key does; null for the browser's own behaviour.
 */
export function useCodeField(
  decide: (
    key: { key: string; shiftKey: boolean },
    value: string,
    start: number,
    end: number,
  ) => FieldEdit | null,
  onChange: (value: string) => void,
): CodeField {
  const leaves = useRef(false);
  return {
    onKeyDown(event) {
      const { key, ctrlKey, metaKey, altKey, currentTarget: field } = event;
      const isLeaving = leaves.current && key === 'Tab';
      leaves.current = key === 'Escape' || (leaves.current && key === 'Shift');
      if (isLeaving || ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
      const edit = decide(event, field.value, field.selectionStart, field.selectionEnd);
      if (!edit) return;
      event.preventDefault();
      replace(field, edit);
      onChange(field.value);
    },
    onInput: ({ currentTarget }) => onChange(currentTarget.value),
    onBlur: () => {
      leaves.current = false;
    },
  };
}

/** Replaces a part of the text so that the reader can undo it, where the browser supports that. */
function replace(field: HTMLTextAreaElement, { from, to, text, selection }: FieldEdit): void {
  field.setSelectionRange(from, to);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only edit that lands in the history of undo
  const isDone = from !== to || text !== '' ? document.execCommand('insertText', false, text) : true;
  if (!isDone) field.setRangeText(text, from, to);
  field.setSelectionRange(...selection);
}
