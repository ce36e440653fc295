/**
 * Scrolling that the page itself causes (a tab switch that keeps its place) must not move the top bar or show the
 * way back to the top. Whoever scrolls says so here; scroll listeners skip that event.
 */

let isMuted = false;

/** Announces that the next scroll event is not the reader's. */
export function muteNextScroll(): void {
  isMuted = true;
  const unmute = () => {
    isMuted = false;
  };
  window.addEventListener('scroll', () => setTimeout(unmute), { once: true, passive: true });
}

/** Whether the current scroll event is to be skipped. */
export const isScrollMuted = (): boolean => isMuted;
