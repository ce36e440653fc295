import { useSyncExternalStore } from 'react';

/** A page that could not be opened. */
export interface PageFailure {
  /** Where the reader wanted to go, with query and hash. */
  address: string;
  /** The network is gone; otherwise the host answers with an error. */
  isOffline: boolean;
  /** What the browser or the host said. */
  detail: string;
}

let current: PageFailure | null = null;
const listeners = new Set<() => void>();

/** Shows a failure, or takes it away (null). */
export function setPageFailure(failure: PageFailure | null): void {
  if (current === failure) return;
  current = failure;
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that could not be opened, until another one is. */
export const usePageFailure = (): PageFailure | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
