import { useEffect } from 'react';

/**
 * The Back gesture of a phone closes an overlay. While the overlay is open, it has its own history entry: a step back
 * drops that entry, also on the first page of a visit, and never the page.
 */

/** Marks the overlay's entry in `history.state`. */
interface OverlayState {
  isOverlay?: true;
}

const isOverlayEntry = (): boolean => (window.history.state as OverlayState | null)?.isOverlay === true;

let onPop: ((event: PopStateEvent) => void) | null = null;
/** Whether a requested page replaces the overlay's entry. */
let isLeaving = false;

// The window calls its listeners in the order they were added. This one must precede the router's, which is added
// during hydration, so a hook would be too late.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => onPop?.(event));

/** Whether the next page must replace the current entry, because it belongs to an overlay. */
export function replacesOverlay(): boolean {
  isLeaving = isOverlayEntry();
  return isLeaving;
}

/** While `active`, a step back calls `onBack` and stays on the page. */
export function useBackGesture(active: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!active) return;
    isLeaving = false;
    // The key has the router's form, so that positions of pages are kept separately.
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
