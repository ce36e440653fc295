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

/** Calls back on scrolling and on a new hash, and gives a function that ends that. */
export function listenScroll(onScroll: () => void, onHash: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', onHash);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('hashchange', onHash);
  };
}

/** The parts of a scroll event that decide about what floats over the page. */
export interface PageScroll {
  scrollY: number;
  /** Null before the first event. */
  previousY: number | null;
  /** Whether a jump to an anchor has caused it. */
  isJump: boolean;
  viewportHeight: number;
  pageHeight: number;
}

/** The current scroll event; null if listeners should skip it. */
export const currentScroll = (previousY: number | null, isJump: boolean): PageScroll | null =>
  isMuted
    ? null
    : {
        scrollY: window.scrollY,
        previousY,
        isJump,
        viewportHeight: window.innerHeight,
        pageHeight: document.documentElement.scrollHeight,
      };
