import { useEffect, useSyncExternalStore } from 'react';

/** Whether a key press opens the search: Ctrl or Cmd with K anywhere, a slash outside of text fields. */
export function opensSearch(event: KeyboardEvent, isTyping: boolean): boolean {
  // Events that a browser generates when it fills in a form have no key.
  const { key } = event as { key?: string };
  if (event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return key?.toLowerCase() === 'k';
  return key === '/' && !isTyping;
}

const isTextField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Calls back when the reader opens the search by keyboard. */
export function useSearchShortcut(onOpen: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !opensSearch(event, isTextField(event.composedPath()[0]))) return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
}

/** Whether the machine's command key is ⌘. */
export const isApple = (platform: string): boolean => /mac|iphone|ipod|ipad/i.test(platform);

/** The keys that open the search, as they are called on the reader's machine; empty until the page is hydrated. */
export const useShortcutName = (): string =>
  useSyncExternalStore(
    () => () => undefined,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor exists in one browser family only
    () => (isApple(navigator.platform) ? '⌘K' : 'Ctrl K'),
    () => '',
  );
