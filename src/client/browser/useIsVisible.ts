import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in view, as long as that is watched. */
export function useIsVisible(element: RefObject<Element>, isWatched: boolean): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!isWatched || !element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setVisible(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWatched]);
  return isVisible;
}
