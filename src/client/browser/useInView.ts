import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when an element is completely in view. */
export function useInView<T extends Element>(isWatched: boolean, onView: () => void): RefObject<T> {
  const element = useRef<T>(null);
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  });
  useEffect(() => {
    if (!isWatched || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { threshold: 1 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}
