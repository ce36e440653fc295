import { useEffect, useState, type RefObject } from 'react';
import { playbackStep, type PlaybackState } from './playback';

/**
 * Plays lines while they are in view. Readers who prefer reduced motion see everything at once, as does everyone at the
 * end: then the state is null.
 * @param lines Must stay the same object while nothing changes.
 */
export function usePlayback(
  isWanted: boolean,
  lines: readonly { isTyped: boolean; length: number }[],
  place: RefObject<Element>,
) {
  const [state, setState] = useState<PlaybackState | null>(() =>
    isWanted && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
      ? { line: 0, length: 0 }
      : null,
  );
  const [isVisible, setVisible] = useState(false);
  const isPlaying = state !== null;

  useEffect(() => {
    if (!isPlaying || !place.current) return;
    const observer = new IntersectionObserver((entries) =>
      setVisible(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isPlaying, place]);

  useEffect(() => {
    if (!state || !isVisible) return;
    const step = playbackStep(state, lines);
    const timer = setTimeout(() => setState(step?.next ?? null), step?.delay ?? 0);
    return () => clearTimeout(timer);
  }, [state, isVisible, lines]);

  return { state, finish: () => setState(null) };
}
