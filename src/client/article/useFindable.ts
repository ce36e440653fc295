import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets hidden content be found, by the browser's search and by addresses that name something in it (`reveal.ts`).
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
}
