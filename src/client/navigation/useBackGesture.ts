import { useEffect } from 'react';

/**
 * The Back gesture of a phone closes an overlay. While the overlay is open, it has its own history entry: a step back
 * drops that entry, also on the first page of a visit, and never the page.
 */

/** Whether the current entry is that of an overlay, by the mark in its state. */
const isOverlayEntry = (): boolean =>
  (window.history.state as { isOverlay?: boolean } | null)?.isOverlay === true;

/** Takes the place of the router's answer to a step through history. */
let onStep: (() => void) | null = null;
/** Whether a requested page replaces the overlay's entry. */
let isLeaving = false;

// The window calls its listeners in the order they were added. This one must precede the router's, which is added
// during hydration, so a hook would be too late.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => {
    if (!onStep) return;
    event.stopImmediatePropagation();
    onStep();
  });

/** Whether the next page must replace the current entry, because it belongs to an overlay. */
export const replacesOverlay = (): boolean => (isLeaving = isOverlayEntry());

/** While `active`, a step back calls `onBack` and stays on the page. */
export function useBackGesture(active: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!active) return;
    isLeaving = false;
    // The key has the router's form, so that positions of pages are kept separately.
    window.history.pushState({ key: String(Date.now()), isOverlay: true }, '');
    onStep = onBack;
    return () => {
      onStep = null;
      if (isLeaving || !isOverlayEntry()) return;
      onStep = () => (onStep = null);
      window.history.back();
    };
  }, [active, onBack]);
}
