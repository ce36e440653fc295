/** Keys that belong to the input method while it is composing: Enter takes a candidate, Escape gives it up. */
const COMPOSING_KEY_CODE = 229;

/** Whether a key belongs to an input method. */
export const isOfComposition = (event: KeyboardEvent): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari ends the composition before this key event; only the old code says so.
  event.isComposing || event.keyCode === COMPOSING_KEY_CODE;

/** Whether letters are being composed into characters, and a way to stop watching. */
export interface Composition {
  isActive: () => boolean;
  stop: () => void;
}

/**
 * Watches input methods in the whole document, ahead of everybody else, and keeps the keys they use from being taken
 * for commands: Escape must not close a dialog, nor Enter open a result.
 */
export function watchComposition(): Composition {
  let isActive = false;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('compositionstart', () => (isActive = true), options);
  document.addEventListener('compositionend', () => (isActive = false), options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (isOfComposition(event)) event.stopPropagation();
    },
    options,
  );
  return { isActive: () => isActive, stop: () => controller.abort() };
}
