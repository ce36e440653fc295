import { useEffect, useState } from 'react';
import { currentScroll, listenScroll, type PageScroll } from '../navigation/scroll-guard';
import { hashTarget } from '../navigation/hash-target';

/** Scrolled distance from which the button is offered, in pixels. */
const THRESHOLD = 300;

/** Whether the button is shown after a scroll event; null means no change. */
export function backToTopAfterScroll(scroll: PageScroll): boolean | null {
  const { scrollY, previousY, viewportHeight, pageHeight } = scroll;
  if (previousY === null) return null;
  if (scroll.isJump || scrollY < THRESHOLD) return false;
  if (scrollY >= previousY) return false;
  return scrollY + viewportHeight < pageHeight;
}

/** Whether the back-to-top button is shown (only while scrolling up), and its action. */
export function useBackToTop(path: string): { isShown: boolean; scrollToTop: () => void } {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let previousY: number | null = null;
    let isJump = false;
    setIsShown(false);
    const onScroll = () => {
      const scroll = currentScroll(previousY, isJump);
      const next = scroll && backToTopAfterScroll(scroll);
      isJump = false;
      previousY = window.scrollY;
      if (next !== null) setIsShown(next);
    };
    const onHash = () => {
      isJump = hashTarget(window.location.hash) !== null;
      if (isJump) setIsShown(false);
    };
    return listenScroll(onScroll, onHash);
  }, [path]);

  const scrollToTop = () => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reduced ? 'auto' : 'smooth' });
  };
  return { isShown, scrollToTop };
}
