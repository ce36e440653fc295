/**
 * Calls back once when an element comes near the screen, and gives a function that stops waiting.
 * @param margin How near, in CSS pixels.
 */
export function whenNear(element: Element, callback: () => void, margin = 400): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${String(margin)}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
