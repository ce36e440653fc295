/**
 * The browser's local storage, which may be missing or forbidden (private mode, sandboxed frame): then reading gives
 * null and writing does nothing. A change made here also fires a `storage` event in this window, so that subscribers
 * handle changes of this and other tabs in the same way.
 */

let warned = false;

function attempt<T>(action: (storage: Storage) => T, fallback: T): T {
  try {
    return action(window.localStorage);
  } catch (error) {
    // eslint-disable-next-line no-console -- Whoever looks for the reason of lost settings finds it here.
    if (!warned) console.warn('Local storage is not available; settings will not be kept.', error);
    warned = true;
    return fallback;
  }
}

/** The stored value, or null. */
export const readItem = (key: string): string | null => attempt((storage) => storage.getItem(key), null);

/** Stores a value; null removes it. Storing the current value does nothing. */
export function writeItem(key: string, value: string | null): void {
  attempt((storage) => {
    const oldValue = storage.getItem(key);
    if (oldValue === value) return;
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    window.dispatchEvent(
      new StorageEvent('storage', { key, oldValue, newValue: value, storageArea: storage }),
    );
  }, undefined);
}

/** Calls back whenever a value changes, here or in another tab (null if it was removed); returns the end of that. */
export function listenItem(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
    else if (event.key === null) listener(null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
