import { useEffect } from 'react';

/**
 * The Back gesture of a phone closes what lies over the page. An entry of the history stands for it while it is open:
 * a step back drops that entry, on the first page of a visit too, and never the page.
 */

/** Marks the entry in `history.state`. */
interface OverlayState {
  isOverlay?: true;
}

const isOverlayEntry = (): boolean => (window.history.state as OverlayState | null)?.isOverlay === true;

let onPop: ((event: PopStateEvent) => void) | null = null;
/** A page was asked for that takes the place of the entry. */
let isLeaving = false;

// The window calls its listeners in the order they came: this one must come before the router's, which is added when
// the page is taken over. By then it is too late for a hook.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => onPop?.(event));

/** Whether the next page must take the place of the current entry, which is that of an overlay. */
export function replacesOverlay(): boolean {
  isLeaving = isOverlayEntry();
  return isLeaving;
}

/** While `active`, a step back calls `onBack` and stays on the page. */
export function useBackGesture(active: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!active) return;
    isLeaving = false;
    // The key is one as the router gives, so that positions of pages are kept apart.
    window.history.pushState({ key: String(Date.now()), isOverlay: true }, '');
    onPop = (event) => {
      event.stopImmediatePropagation();
      onBack();
    };
    return () => {
      onPop = null;
      if (isLeaving || !isOverlayEntry()) return;
      onPop = (event) => {
        event.stopImmediatePropagation();
        onPop = null;
      };
      window.history.back();
    };
  }, [active, onBack]);
}
