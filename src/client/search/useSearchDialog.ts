import { useCallback, useEffect, useRef, useState, type MutableRefObject, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type SearchModal from 'tidepool-search-modal';
import type { Locale } from '../../domain/routing/locale';
import { stopPrefetching } from '../navigation/prefetch';
import { askEarly } from './search-early';

/** The text of a field and the selected part of it. */
export interface FieldState {
  text: string;
  selection: [from: number, to: number];
}

/** DocSearch's dialog. */
type Dialog = typeof SearchModal;

/** A dialog that has been shown is loaded, so no field has to replace it. */
let shown: Dialog | null = null;

/** State of an open search, whose dialog may still be loading. */
export interface OpenSearch {
  /** Initial content of the dialog's field. */
  start: FieldState;
  /** The dialog; null until it is loaded. */
  Dialog: Dialog | null;
  /** The field that replaces the dialog until then. */
  field: RefObject<HTMLInputElement>;
  /** Whether an input method is composing characters in the field. */
  isComposing: MutableRefObject<boolean>;
  /** For every change of the field. */
  onText: () => void;
  onComposed: () => void;
}

/** Options of an open search. */
export interface OpenSearchOptions {
  locale: Locale;
  initialQuery: string;
  /** Gets the focus after closing if nothing had it before. */
  opener: HTMLElement | null;
  /** The dialog could not be loaded; gets what was typed. */
  onFailure: (text: string) => void;
}

/**
 * Milliseconds that the dialog waits for the first letter. Rendering the dialog blocks a slow machine for as long as a
 * round trip takes. That is best done while the query's files are loading, not when the reader begins to type.
 */
const FIRST_LETTER_WAIT_MS = 300;

/** Maximum length of selected text that is taken over from the page. */
const LONGEST_QUERY = 512;

/** DocSearch starts with the selected text, and focusing a field would clear the selection. */
function startOf(query: string): FieldState {
  const text = query || (window.getSelection()?.toString().slice(0, LONGEST_QUERY) ?? '');
  return { text, selection: [query.length, text.length] };
}

const stateOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): FieldState => ({
  text: value,
  selection: [selectionStart ?? value.length, selectionEnd ?? value.length],
});

/**
 * Until the dialog is loaded, a field takes the text, and the query's files are loaded in parallel. Closing restores
 * the focus.
 */
export function useSearchDialog(options: OpenSearchOptions): OpenSearch {
  const { locale, initialQuery, opener } = options;
  const [start, setStart] = useState(() => startOf(initialQuery));
  const [Dialog, setDialog] = useState(() => shown);
  const field = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const composed = useRef<(() => void) | null>(null);
  const asked = useRef<(() => void) | null>(null);
  // Read during rendering, because the field takes the focus as soon as it exists.
  const [before] = useState(() =>
    document.activeElement === document.body ? opener : document.activeElement,
  );
  const onFailure = useRef(options.onFailure);
  onFailure.current = options.onFailure;

  useEffect(() => {
    let isClosed = false;
    const show = (component: Dialog): void => {
      if (isClosed) return;
      // The field must not disappear while an input method is using it.
      if (isComposing.current) {
        composed.current = () => show(component);
        return;
      }
      // Synchronously: no key may be lost between this field and the dialog's.
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
    // Lets the requests go out first.
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
