let waiting: (() => void)[] = [];

/** Whether scripts have taken over the first page. If that failed, links and history are left to the browser. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Calls back once the first page is hydrated, or at once if it is already. */
export function whenHydrated(callback: () => void): void {
  if (isHydrated()) callback();
  else waiting.push(callback);
}

/** Notes that the first page is hydrated. */
export function markHydrated(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback();
}

/**
 * Repeats a press that came before React listened: the search button, right after the first paint. Call it once, as
 * soon as React listens; React handles every later press itself.
 */
export function repeatEarlyPress(): void {
  const { earlyPress } = window as { earlyPress?: HTMLElement };
  earlyPress?.click();
}
