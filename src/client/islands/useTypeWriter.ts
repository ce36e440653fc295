import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useIsVisible } from '../browser/useIsVisible';
import { useMediaQuery } from '../browser/useMediaQuery';

/** Speeds of the typewriter and how long a finished text stays, in milliseconds. */
type TypeWriterTiming = Record<'typing' | 'deleting' | 'pause', number>;

/** Which text is shown, how much of it, and in which direction it changes. */
export interface TypeWriterState {
  index: number;
  /** Number of shown graphemes. */
  length: number;
  isDeleting: boolean;
}

/** The next state and how long the current one lasts; null when the animation has ended. */
export function typeWriterStep(
  state: TypeWriterState,
  lengths: number[],
  timing: TypeWriterTiming,
  loop: boolean,
): { next: TypeWriterState; delay: number } | null {
  const { index, length, isDeleting } = state;
  const full = lengths[index] ?? 0;
  if (!isDeleting && length < full) return { next: { ...state, length: length + 1 }, delay: timing.typing };
  if (!isDeleting) {
    const isLast = index === lengths.length - 1;
    if (lengths.length < 2 || (isLast && !loop)) return null;
    return { next: { ...state, isDeleting: true }, delay: timing.pause };
  }
  if (length > 0) return { next: { ...state, length: length - 1 }, delay: timing.deleting };
  return {
    next: { index: (index + 1) % lengths.length, length: 0, isDeleting: false },
    delay: timing.typing,
  };
}

/** Latin and Chinese texts with their punctuation, in which each code point is a character. */
const PLAIN = /^[ -~\u00a0-\u024f\u2010-\u203a\u3001-\u3029\p{Script=Han}\uff01-\uff5e]*$/u;

/** The characters (graphemes) of a text. Simple texts do without `Intl.Segmenter`, which takes 20 ms to start. */
export function graphemes(text: string): string[] {
  if (PLAIN.test(text) || typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
}

/**
 * The text that a typewriter shows now. It starts with the first text in full, as the server rendered it. It stops
 * while it is out of view or paused, and for readers who prefer reduced motion.
 * @param texts Others start from the first.
 */
export function useTypeWriter(
  texts: string[],
  timing: TypeWriterTiming,
  loop: boolean,
  element: RefObject<HTMLElement>,
) {
  const parts = useMemo(() => texts.map(graphemes), [texts]);
  const lengths = parts.map((part) => part.length);
  const first: TypeWriterState = { index: 0, length: lengths[0] ?? 0, isDeleting: false };
  const [progress, setProgress] = useState({ texts, state: first });
  const [isPaused, setPaused] = useState(false);
  const hasLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)') ?? true;
  const state = progress.texts === texts && !hasLessMotion ? progress.state : first;
  const step = hasLessMotion ? null : typeWriterStep(state, lengths, timing, loop);
  const isVisible = useIsVisible(element, step !== null && !isPaused);

  useEffect(() => {
    if (!step || !isVisible || isPaused) return;
    const timer = setTimeout(() => setProgress({ texts, state: step.next }), step.delay);
    return () => clearTimeout(timer);
  });
  return {
    text: parts[state.index]?.slice(0, state.length).join('') ?? '',
    /** It moves, or will when it is in view, so a reader may want to stop it. */
    isRunning: step !== null,
    isPaused,
    togglePause: () => setPaused((current) => !current),
  };
}
