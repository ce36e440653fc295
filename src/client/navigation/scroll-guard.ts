/**
 * Scrolling that the page itself causes (a tab switch that keeps its place) must not move the top bar or show the
 * back-to-top button. Code that scrolls announces it here, and scroll listeners skip that event.
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

/** Whether scroll listeners should skip the current event. */
export const isScrollMuted = (): boolean => isMuted;
