import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the current entry of a long list in view by scrolling the list's own box, never the page. */
export function useKeepInView<T extends HTMLElement>(current: unknown): RefObject<T> {
  const list = useRef<T>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    const scroller = list.current && scrollParent(list.current);
    if (!entry || !scroller) return;
    const box = scroller.getBoundingClientRect();
    scroller.scrollTop += scrollNeeded(entry.getBoundingClientRect(), box);
  }, [current]);
  return list;
}

/** How far a box must scroll so that an entry is in view, with some space around it; 0 if it is already. */
export function scrollNeeded(
  entry: { top: number; bottom: number },
  box: { top: number; bottom: number },
  room = 48,
): number {
  if (entry.top < box.top + room) return entry.top - box.top - room;
  if (entry.bottom > box.bottom - room) return entry.bottom - box.bottom + room;
  return 0;
}

function scrollParent(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && getComputedStyle(parent).overflowY === 'auto')
      return parent;
  }
  return null;
}
