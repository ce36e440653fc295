import { useEffect, useRef, type RefObject } from 'react';

/** Shows hidden content when the browser's search or an address (`reveal.ts`) finds something in it. */
export function useFindable(ref: RefObject<HTMLElement>, isShown: boolean, onFound: () => void): void {
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const element = ref.current;
    if (isShown || !element) return;
    // React 18 treats `hidden` as a boolean attribute.
    element.setAttribute('hidden', 'until-found');
    const onMatch = () => found.current();
    element.addEventListener('beforematch', onMatch);
    return () => element.removeEventListener('beforematch', onMatch);
  }, [ref, isShown]);
}
