let waiting: (() => void)[] = [];

/** Scripts have taken over the first page. Where that failed, links and history are left to the browser. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Calls back once the components of the first page listen; at once when they do already. */
export function whenHydrated(callback: () => void): void {
  if (isHydrated()) callback();
  else waiting.push(callback);
}

/** The components of the first page listen. */
export function markHydrated(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback();
}

/**
 * Presses again what a reader pressed before there was anyone to hear: the button of the search, right after the first
 * paint. To be called once, as soon as React listens; what is pressed from then on it takes over first.
 */
export function repeatEarlyPress(): void {
  const { earlyPress } = window as { earlyPress?: HTMLElement };
  earlyPress?.click();
}
