import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

type DropdownAction = 'toggle' | 'close' | { focus: number } | null;

/**
 * The effect of a key: arrows, Home and End move among the items (and open), Escape closes, Enter and Space on the
 * button toggle.
 * @param index Index of the focused item, -1 for the button.
 */
export function dropdownAction(key: string, index: number, count: number): DropdownAction {
  const isButton = index < 0;
  switch (key) {
    case 'Escape':
      return 'close';
    case 'Enter':
    case ' ':
      return isButton ? 'toggle' : null;
    case 'ArrowDown':
      return { focus: (index + 1) % count };
    case 'ArrowUp':
      return { focus: isButton ? count - 1 : (index - 1 + count) % count };
    case 'Home':
      return isButton ? null : { focus: 0 };
    case 'End':
      return isButton ? null : { focus: count - 1 };
    default:
      return null;
  }
}

/**
 * A menu of links under a button: put `onKeyDown` on the root and `toggle` on the button's click. CSS opens it on
 * hover; it closes on any interaction outside.
 */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const listeners = new AbortController();
    for (const type of ['mousedown', 'touchstart', 'focusin'])
      document.addEventListener(type, onOutside, { signal: listeners.signal });
    return () => listeners.abort();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('ul a') ?? [])];
    const index = items.indexOf(event.target as HTMLElement);
    const action = dropdownAction(event.key, index, items.length);
    if (action === null || (action === 'close' && !isOpen)) return;
    event.preventDefault();
    if (action === 'toggle') setIsOpen(!isOpen);
    else if (action === 'close') {
      setIsOpen(false);
      root.current?.querySelector('button')?.focus();
    } else {
      // Rendered before the focus moves: invisible elements cannot take it, and the next key may follow at once.
      flushSync(() => setIsOpen(true));
      items[action.focus]?.focus();
    }
  };
  return { isOpen, root, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false), onKeyDown };
}
