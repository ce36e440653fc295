/** Writes into a text field as its reader would: whoever listens to the field hears of it. */
export function fillField(field: HTMLInputElement | null | undefined, text: string): void {
  if (!field) return;
  // React replaces the setter of the field itself, and would not take the new text for one.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Gives the focus to a text field, and selects a part of what is in it. */
export function placeCursor(field: HTMLInputElement | null | undefined, selection: [number, number]): void {
  field?.focus();
  field?.setSelectionRange(...selection);
}
