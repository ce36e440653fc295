import { useEffect, useRef, type RefObject } from 'react';
import { hashTarget } from './useHideableNavbar';

/**
 * Lets hidden content be found: by the browser's search, by links to what is in it, and by the address the page was
 * opened with.
 * @param onFound Shows it.
 */
export function useFindable(ref: RefObject<HTMLElement>, isShown: boolean, onFound: () => void): void {
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const element = ref.current;
    if (isShown || !element) return;
    // React 18 knows `hidden` as a boolean only.
    element.setAttribute('hidden', 'until-found');
    const onMatch = () => found.current();
    element.addEventListener('beforematch', onMatch);
    return () => element.removeEventListener('beforematch', onMatch);
  }, [ref, isShown]);

  useEffect(() => {
    const target = hashTarget(window.location.hash);
    const element = ref.current;
    if (!target || element?.getAttribute('hidden') !== 'until-found' || !element.contains(target)) return;
    const frame = requestAnimationFrame(() => {
      found.current();
      target.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
    // The address counts once, when the page appears: later the reader may choose otherwise.
  }, [ref]);
}
