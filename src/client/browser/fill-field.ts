/** Writes into a text field as a reader would, so that listeners are notified. */
export function fillField(field: HTMLInputElement | null | undefined, text: string): void {
  if (!field) return;
  // React overrides the setter of the element itself and would not see a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Focuses a text field and selects a part of its text. */
export function placeCursor(field: HTMLInputElement | null | undefined, selection: [number, number]): void {
  field?.focus();
  field?.setSelectionRange(...selection);
}
