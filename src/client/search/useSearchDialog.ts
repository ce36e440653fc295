import { useCallback, useEffect, useRef, useState, type MutableRefObject, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type SearchModal from 'tidepool-search-modal';
import type { Locale } from '../../domain/routing/locale';
import { stopPrefetching } from '../navigation/prefetch';
import { askEarly } from './search-early';

/** What stands in a text field, and what of it is selected. */
export interface FieldState {
  text: string;
  selection: [from: number, to: number];
}

/** DocSearch's dialog. */
type Dialog = typeof SearchModal;

/** Once it has been on screen, it needs nothing to stand for it. */
let shown: Dialog | null = null;

/** State of an open search, whose dialog may still be on its way. */
export interface OpenSearch {
  /** What the dialog begins with. */
  start: FieldState;
  /** Null until it is loaded. */
  Dialog: Dialog | null;
  /** The field that stands for the dialog until then. */
  field: RefObject<HTMLInputElement>;
  /** Letters are being composed into characters in it. */
  isComposing: MutableRefObject<boolean>;
  /** For each of the field's changes. */
  onText: () => void;
  onComposed: () => void;
}

/** What an open search is told. */
export interface OpenSearchOptions {
  locale: Locale;
  initialQuery: string;
  /** Gets the focus after closing where nothing had it before. */
  opener: HTMLElement | null;
  /** The dialog cannot be had; this is what was typed. */
  onFailure: (text: string) => void;
}

/**
 * Milliseconds the dialog waits for the first letter. Making it blocks a slow machine as long as a round trip takes: best
 * while what was typed is asked for, and not just when the reader begins to type.
 */
const FIRST_LETTER_WAIT_MS = 300;

/** The most that is taken over of a text selected in the page. */
const LONGEST_QUERY = 512;

/** DocSearch begins with the text that is selected; the focus of a field ends the selection. */
function startOf(query: string): FieldState {
  const text = query || (window.getSelection()?.toString().slice(0, LONGEST_QUERY) ?? '');
  return { text, selection: [query.length, text.length] };
}

const stateOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): FieldState => ({
  text: value,
  selection: [selectionStart ?? value.length, selectionEnd ?? value.length],
});

/**
 * Until the dialog is loaded, a field takes what is typed, and what that asks for is loaded beside the dialog. With the
 * search the focus goes back to where it was.
 */
export function useSearchDialog(options: OpenSearchOptions): OpenSearch {
  const { locale, initialQuery, opener } = options;
  const [start, setStart] = useState(() => startOf(initialQuery));
  const [Dialog, setDialog] = useState(() => shown);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const composed = useRef<(() => void) | null>(null);
  const asked = useRef<(() => void) | null>(null);
  // Taken while rendering: the field takes the focus as soon as it exists.
  const [before] = useState(() =>
    document.activeElement === document.body ? opener : document.activeElement,
  );
  const onFailure = useRef(options.onFailure);
  onFailure.current = options.onFailure;

  useEffect(() => {
    let isClosed = false;
    const show = (component: Dialog): void => {
      if (isClosed) return;
      // The field must not go away under the hands of an input method.
      if (isComposing.current) {
        composed.current = () => show(component);
        return;
      }
      // In one go: between the field and that of the dialog no key may be lost.
      flushSync(() => {
        if (field.current) setStart(stateOf(field.current));
        setDialog(() => component);
      });
      shown = component;
    };
    stopPrefetching();
    const firstLetter = new Promise<void>((resolve) => {
      asked.current = resolve;
      setTimeout(resolve, FIRST_LETTER_WAIT_MS);
    });
    import('tidepool-search-modal').then(
      (module) => firstLetter.then(() => show(module.default)),
      () => isClosed || onFailure.current(field.current?.value ?? ''),
    );
    return () => {
      isClosed = true;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [before]);

  const onText = useCallback(() => {
    const text = field.current?.value ?? '';
    if (text === '' || isComposing.current) return;
    askEarly(locale, text);
    // The requests go out first.
    setTimeout(() => asked.current?.());
  }, [locale]);
  useEffect(onText, [onText]);
  const onComposed = useCallback(() => {
    isComposing.current = false;
    onText();
    composed.current?.();
    composed.current = null;
  }, [onText]);
  return { start, Dialog, field, isComposing, onText, onComposed };
}
