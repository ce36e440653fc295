/** Calls back once when an element comes near the screen, and gives a function that stops waiting. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '400px 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
