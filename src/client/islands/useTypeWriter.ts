import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMediaQuery } from '../browser/useMediaQuery';

/** Speeds of the typewriter, in milliseconds. */
export interface TypeWriterTiming {
  typing: number;
  deleting: number;
  /** How long a finished text stands. */
  pause: number;
}

/** Which text, how much of it, and which way it goes. */
export interface TypeWriterState {
  index: number;
  /** Shown graphemes. */
  length: number;
  isDeleting: boolean;
}

/** The next state and how long the current one stands; null when there is nothing left to do. */
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

/** Texts of Latin and Chinese, with their punctuation, where each code point is a character. */
const PLAIN = /^[ -~\u00a0-\u024f\u2010-\u203a\u3001-\u3029\p{Script=Han}\uff01-\uff5e]*$/u;

/** Splits a text into what a reader takes for characters. The browser's segmenter takes 20 ms to start. */
export function graphemes(text: string): string[] {
  if (PLAIN.test(text) || typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
}

/** A typewriter at work. */
export interface TypeWriter {
  /** What it shows right now. */
  text: string;
  /** It moves, or will when it is on screen: a reader may want to stop it. */
  isRunning: boolean;
  isPaused: boolean;
  togglePause: () => void;
}

/**
 * The text a typewriter shows right now. It starts with the first text in full (as the server rendered it), and it
 * stands still off screen, while it is paused and for readers who asked for less motion.
 */
export function useTypeWriter(
  texts: string[],
  timing: TypeWriterTiming,
  loop: boolean,
  element: RefObject<HTMLElement>,
): TypeWriter {
  const [text, setText] = useState(texts[0] ?? '');
  const [isPaused, setPaused] = useState(false);
  const [isDone, setDone] = useState(false);
  const hasLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)') ?? true;
  const { typing, deleting, pause } = timing;
  const key = texts.join('\n');
  const memory = useRef<{ key: string; state: TypeWriterState } | null>(null);

  useEffect(() => {
    const parts = key.split('\n').map(graphemes);
    const lengths = parts.map((part) => part.length);
    const first: TypeWriterState = { index: 0, length: lengths[0] ?? 0, isDeleting: false };
    // A pause does not lose the place; other texts start from their first.
    let state = memory.current?.key === key && !hasLessMotion ? memory.current.state : first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      memory.current = { key, state };
      setText((parts[state.index] ?? []).slice(0, state.length).join(''));
      const step = typeWriterStep(state, lengths, { typing, deleting, pause }, loop);
      setDone(step === null);
      if (!step) return;
      timer = setTimeout(() => {
        state = step.next;
        run();
      }, step.delay);
    };
    setText((parts[state.index] ?? []).slice(0, state.length).join(''));
    if (!element.current || hasLessMotion || isPaused) return;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) run();
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [key, typing, deleting, pause, loop, element, hasLessMotion, isPaused]);

  return {
    text,
    isRunning: !hasLessMotion && !isDone && texts.length > 1,
    isPaused,
    togglePause: () => setPaused((current) => !current),
  };
}
