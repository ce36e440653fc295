import { useEffect, useState, type RefObject } from 'react';
import { hashTarget } from '../navigation/hash-target';
import { currentScroll, listenScroll, type PageScroll } from '../navigation/scroll-guard';

/** Whether the bar is shown after a scroll event; null means no change. */
export function navbarAfterScroll(scroll: PageScroll, barHeight: number): boolean | null {
  const { scrollY, viewportHeight, pageHeight } = scroll;
  const previousY = scroll.previousY ?? 0;
  if (scrollY < barHeight) return true;
  if (scroll.isJump) return null;
  if (previousY > 0 && scrollY >= previousY) return false;
  // At the bottom, overscroll bounces back upwards, which the reader did not intend.
  return scrollY + viewportHeight < pageHeight - barHeight ? true : null;
}

/** A jump to an anchor. */
export interface Jump {
  target: Element;
  /** Distance of the target from the window's top edge where it came to rest, in pixels; null until it is known. */
  top: number | null;
  /** When the jump began, in milliseconds. */
  start: number;
}

/** Milliseconds in which fonts and pictures still move the page after a jump (scroll anchoring). */
const SETTLING = 1500;
/** How far that may move the target, in pixels: the glyphs of a few formulas. */
const SETTLING_DISTANCE = 250;

/**
 * The jump that a scroll event still belongs to, or null. While the target is where the jump put it (or, while the page
 * settles, near there), the page has moved and not the reader.
 * @param now Milliseconds, on the clock of the jump's start.
 */
export function jumpAfterScroll({ target, top, start }: Jump, now: number): Jump | null {
  const current = target.getBoundingClientRect().top;
  const tolerance = now - start < SETTLING ? SETTLING_DISTANCE : 2;
  return top === null || Math.abs(current - top) < tolerance ? { target, top: current, start } : null;
}

/** Whether the top bar is shown: it hides on scrolling down, and returns on scrolling up, on focus, on another page. */
export function useHideableNavbar(enabled: boolean, path: string, bar: RefObject<HTMLElement>): boolean {
  const [isShown, setIsShown] = useState(true);

  useEffect(() => {
    if (!enabled) return;
    const barHeight = bar.current?.offsetHeight ?? 0;
    let previousY = window.scrollY;
    let jump: Jump | null = null;
    const onScroll = () => {
      jump = jump && jumpAfterScroll(jump, performance.now());
      const scroll = currentScroll(previousY, jump !== null);
      const next = scroll && navbarAfterScroll(scroll, barHeight);
      previousY = window.scrollY;
      if (next !== null) setIsShown(next);
    };
    const onLocation = () => {
      const target = hashTarget(window.location.hash);
      jump = target && { target, top: null, start: performance.now() };
      setIsShown(!jump);
    };
    const onFocus = () => setIsShown(true);
    const header = bar.current;
    onLocation();
    const stop = listenScroll(onScroll, onLocation);
    header?.addEventListener('focusin', onFocus);
    return () => {
      stop();
      header?.removeEventListener('focusin', onFocus);
    };
  }, [enabled, path, bar]);

  return isShown;
}
