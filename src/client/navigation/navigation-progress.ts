/** Tells the style sheet that a navigation is slow: `data-navigating` on the root element shows the progress line. */

/** Milliseconds that a navigation may take before the line appears. */
const DELAY = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A navigation begins (a link was followed, or the reader moved through history). */
export function navigationStarted(fromPath: string, toAddress: string): void {
  // A change of query or hash loads no other page.
  if (toAddress.replace(/[?#].*$/s, '') === fromPath) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.documentElement.dataset.navigating = '';
  }, DELAY);
}

/** The new page is on screen. */
export function navigationEnded(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.navigating;
}
