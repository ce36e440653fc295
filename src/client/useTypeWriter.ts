import { useEffect, useState, type RefObject } from 'react';

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

/** Splits a text into what a reader takes for characters. */
export function graphemes(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );
}

/**
 * The text a typewriter shows right now. It starts with the first text in full (as the server rendered it), and it
 * stands still off screen and for readers who asked for less motion.
 */
export function useTypeWriter(
  texts: string[],
  timing: TypeWriterTiming,
  loop: boolean,
  element: RefObject<HTMLElement>,
): string {
  const [text, setText] = useState(texts[0] ?? '');
  const { typing, deleting, pause } = timing;
  const key = texts.join('\n');

  useEffect(() => {
    const parts = key.split('\n').map(graphemes);
    const lengths = parts.map((part) => part.length);
    let state: TypeWriterState = { index: 0, length: lengths[0] ?? 0, isDeleting: false };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      setText((parts[state.index] ?? []).slice(0, state.length).join(''));
      const step = typeWriterStep(state, lengths, { typing, deleting, pause }, loop);
      if (!step) return;
      timer = setTimeout(() => {
        state = step.next;
        run();
      }, step.delay);
    };
    setText(parts[0]?.join('') ?? '');
    if (!element.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) run();
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [key, typing, deleting, pause, loop, element]);

  return text;
}
