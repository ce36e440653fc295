import { useEffect, useState } from 'react';

/**
 * Index of the heading whose section is being read, or -1. Headings are given by the distance of their top edge from
 * the top of the window, in document order.
 */
export function activeHeadingIndex(tops: number[], viewportHeight: number): number {
  const next = tops.findIndex((top) => top >= 0);
  if (next === -1) return tops.length - 1;
  const top = tops[next] ?? 0;
  // The section of a heading in the upper half of the window is being read; otherwise it is still the previous section.
  return top < viewportHeight / 2 ? next : next - 1;
}

/** Id of the heading whose section is being read, or null. */
export function useActiveHeading(ids: string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join('\n');

  useEffect(() => {
    const headings = key.split('\n').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const update = () => {
      frame = 0;
      const tops = headings.map((heading) => box(heading).top);
      setActive(headings[activeHeadingIndex(tops, window.innerHeight)]?.id ?? null);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [key]);

  return active;
}

/** An anchor without height has the box of the block it is in. */
function box(element: HTMLElement): DOMRect {
  const rect = element.getBoundingClientRect();
  return rect.height === 0 && element.parentElement ? element.parentElement.getBoundingClientRect() : rect;
}
