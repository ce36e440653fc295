import { useEffect } from 'react';

/** The parts of a key press that decide whether it opens the search. */
export interface KeyPress {
  /** Missing from events that a browser generates when it fills in a form. */
  key: string | undefined;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  isTyping: boolean;
}

/** Whether a key press opens the search: Ctrl or Cmd with K anywhere, a slash outside of text fields. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, isComposing, isTyping }: KeyPress): boolean {
  if (isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key?.toLowerCase() === 'k';
  return key === '/' && !isTyping;
}

const isTextField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Calls back when the reader opens the search by keyboard. */
export function useSearchShortcut(onOpen: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      const isTyping = isTextField(event.composedPath()[0]);
      if (event.defaultPrevented || !opensSearch({ key, ctrlKey, metaKey, altKey, isComposing, isTyping }))
        return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
}

/** Whether the machine's command key is ⌘. */
export const isApple = (platform: string): boolean => /mac|iphone|ipod|ipad/i.test(platform);

/** Platform of the reader's machine, as the browser names it. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor exists in one browser family only
export const platform = (): string => navigator.platform;
