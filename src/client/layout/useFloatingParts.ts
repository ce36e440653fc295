import { useEffect, useState, type RefObject } from 'react';
import { hashTarget } from '../navigation/hash-target';
import { isScrollMuted } from '../navigation/scroll-guard';

/** The parts of a scroll event that decide about what floats over the page. */
export interface PageScroll {
  scrollY: number;
  /** Null before the first event. */
  previousY: number | null;
  /** Whether a jump to an anchor, or of the keyboard's focus, has caused it. */
  isJump: boolean;
  viewportHeight: number;
  pageHeight: number;
}

/** Whether the bar is shown after a scroll event; null means no change. */
export function navbarAfterScroll(scroll: PageScroll, barHeight: number): boolean | null {
  const { scrollY, viewportHeight, pageHeight } = scroll;
  const previousY = scroll.previousY ?? 0;
  if (scrollY <= 0) return true;
  if (scroll.isJump) return null;
  if (scrollY < barHeight) return true;
  if (previousY > 0 && scrollY >= previousY) return false;
  // At the bottom, overscroll bounces back upwards, which the reader did not intend.
  return scrollY + viewportHeight < pageHeight - barHeight ? true : null;
}

/** Scrolled distance from which the way back to the top is offered, in pixels. */
const THRESHOLD = 300;

/** Whether the back-to-top button is shown after a scroll event; null means no change. */
export function backToTopAfterScroll(scroll: PageScroll): boolean | null {
  const { scrollY, previousY, viewportHeight, pageHeight } = scroll;
  if (previousY === null) return null;
  if (scroll.isJump || scrollY < THRESHOLD || scrollY >= previousY) return false;
  return scrollY + viewportHeight < pageHeight;
}

/** A jump to an anchor, or to what gets the keyboard's focus. */
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

/**
 * Whether the top bar and the back-to-top button are shown. The bar hides on scrolling down, and returns on scrolling up,
 * on its own focus, on another page, and gives way to what gets the keyboard's focus below it; the button is there only
 * while the reader scrolls up on a long page.
 */
export function useFloatingParts(path: string, bar: RefObject<HTMLElement>) {
  const [isBarShown, setBarShown] = useState(true);
  const [isTopShown, setTopShown] = useState(false);

  useEffect(() => {
    const header = bar.current;
    const barHeight = header?.offsetHeight ?? 0;
    let previousY: number | null = null;
    let jump: Jump | null = null;
    const onScroll = () => {
      jump = jump && jumpAfterScroll(jump, performance.now());
      const { scrollY, innerHeight: viewportHeight } = window;
      const { scrollHeight: pageHeight } = document.documentElement;
      const scroll = { scrollY, previousY, isJump: jump !== null, viewportHeight, pageHeight };
      previousY = scrollY;
      if (isScrollMuted()) return;
      setBarShown((current) => navbarAfterScroll(scroll, barHeight) ?? current);
      setTopShown((current) => backToTopAfterScroll(scroll) ?? current);
    };
    const onLocation = () => {
      const target = hashTarget(window.location.hash);
      jumpTo(target);
      setBarShown(!target);
    };
    const jumpTo = (target: Element | null) => {
      jump = target && { target, top: null, start: performance.now() };
      setTopShown(false);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (header?.contains(target)) setBarShown(true);
      else if (window.scrollY > 0 && target.matches(':focus-visible')) {
        jumpTo(target);
        setBarShown(false);
      }
    };
    onLocation();
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    window.addEventListener('hashchange', onLocation, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => listeners.abort();
  }, [path, bar]);

  return { isBarShown, isTopShown };
}

/** Brings the reader back to the top of the page. */
export function scrollToTop(): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' });
}
