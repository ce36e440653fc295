/** Key code of keys that an input method handles while it composes: Enter accepts a candidate, Escape discards it. */
const COMPOSING_KEY_CODE = 229;

/** Whether an input method handles a key. */
const isOfComposition = (event: KeyboardEvent): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari ends the composition before this key event; only the old code says so.
  event.isComposing || event.keyCode === COMPOSING_KEY_CODE;

/** Keeps Escape from emptying a search field, as browsers do, while it belongs to an input method. */
export function keepComposedText(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isOfComposition(event)) event.preventDefault();
}

/**
 * Watches input methods in the whole document, before all other listeners, and keeps their keys from being taken for
 * commands: Escape must not close a dialog or empty its field, and Enter must not open a result.
 */
export function watchComposition() {
  let isActive = false;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('compositionstart', () => (isActive = true), options);
  document.addEventListener('compositionend', () => (isActive = false), options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (isOfComposition(event)) event.stopPropagation();
      keepComposedText(event);
    },
    options,
  );
  return { isActive: () => isActive, stop: () => controller.abort() };
}
