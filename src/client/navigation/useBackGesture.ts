import { useEffect } from 'react';

/** The state of a history entry; the router stores its creation time as `key`. */
interface EntryState {
  key?: string;
}

/**
 * How many entries to move to undo a step through history that must not happen. Entries with a smaller key lie behind;
 * an entry without a key is the first.
 */
export function undoStep(from: EntryState | null, to: EntryState | null): 1 | -1 {
  const time = (entry: EntryState | null) => Number(entry?.key) || 0;
  return time(to) > time(from) ? -1 : 1;
}

let onPop: ((event: PopStateEvent) => void) | null = null;

// The window calls its listeners in the order they were added. This one must precede the router's, which is added
// during hydration, so a hook would be too late.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => onPop?.(event));

/** While `active`, cancels a step through history (the Back gesture of a phone) and calls `onBack` instead. */
export function useBackGesture(active: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!active) return;
    const from = window.history.state as EntryState | null;
    let isUndoing = false;
    onPop = (event) => {
      event.stopImmediatePropagation();
      if (!isUndoing) window.history.go(undoStep(from, event.state as EntryState | null));
      else onBack();
      isUndoing = true;
    };
    return () => {
      onPop = null;
    };
  }, [active, onBack]);
}
