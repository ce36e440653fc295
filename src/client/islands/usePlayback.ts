import { useEffect, useState, type RefObject } from 'react';
import { useIsVisible } from '../browser/useIsVisible';

/** How much of a terminal has been played: complete lines, and characters of the next one. */
export interface PlaybackState {
  line: number;
  length: number;
}

type Lines = readonly { isTyped: boolean; length: number }[];

/** Pauses of a playback in milliseconds. */
export const PLAYBACK = { character: 45, command: 420, line: 60 } as const;

/** The next state of a playback and how long the current one lasts; null at the end. Only commands are typed. */
export function playbackStep(state: PlaybackState, lines: Lines) {
  const current = lines[state.line];
  if (!current) return null;
  if (!current.isTyped) return { next: { line: state.line + 1, length: 0 }, delay: PLAYBACK.line };
  if (state.length < current.length)
    return { next: { ...state, length: state.length + 1 }, delay: PLAYBACK.character };
  return { next: { line: state.line + 1, length: 0 }, delay: PLAYBACK.command };
}

/**
 * Plays lines while they are in view. Readers who prefer reduced motion see everything at once, as does everyone at the
 * end: then the state is null.
 * @param lines Must stay the same object while nothing changes.
 */
export function usePlayback(isWanted: boolean, lines: Lines, place: RefObject<Element>) {
  const [state, setState] = useState<PlaybackState | null>(() =>
    isWanted && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
      ? { line: 0, length: 0 }
      : null,
  );
  const isVisible = useIsVisible(place, state !== null);

  useEffect(() => {
    if (!state || !isVisible) return;
    const step = playbackStep(state, lines);
    const timer = setTimeout(() => setState(step?.next ?? null), step?.delay ?? 0);
    return () => clearTimeout(timer);
  }, [state, isVisible, lines]);

  return { state, finish: () => setState(null) };
}
