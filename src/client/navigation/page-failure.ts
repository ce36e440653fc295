import { useSyncExternalStore } from 'react';

/** A page that could not be opened. */
export interface PageFailure {
  /** Address that the reader wanted, with query and hash. */
  address: string;
  /** Whether the network is gone; otherwise the host answers with an error. */
  isOffline: boolean;
  /** The message of the browser or the host. */
  detail: string;
}

let current: PageFailure | null = null;
const listeners = new Set<() => void>();

/** Shows a failure; null removes it. */
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

/** The page that could not be opened, until another page is. */
export const usePageFailure = (): PageFailure | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
