import { useEffect } from 'react';

/** Where a history entry lies; the router stores the time of its making as `key`. */
interface EntryState {
  key?: string;
}

/**
 * How to undo a step through history that must not happen, in entries: entries made earlier lie behind, entries
 * without a key are the first of all.
 */
export function undoStep(from: EntryState | null, to: EntryState | null): 1 | -1 {
  const time = (entry: EntryState | null) => Number(entry?.key) || 0;
  return time(to) > time(from) ? -1 : 1;
}

let onPop: ((event: PopStateEvent) => void) | null = null;

// The window calls its listeners in the order they came: this one must come before the router's, which is added when
// the page is taken over. By then it is too late for a hook.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => onPop?.(event));

/**
 * While `active`, a step through history (the Back gesture of a phone) is cancelled and `onBack` called instead.
 */
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
