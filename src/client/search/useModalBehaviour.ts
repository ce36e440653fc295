import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { placeCursor } from '../browser/fill-field';
import type { FieldState } from './useSearchDialog';

/** What the site adds to a DocSearch dialog. */
export interface ModalBehaviour {
  /** Element around DocSearch's dialog. */
  host: RefObject<HTMLElement>;
  label: string;
  /** Initial content of the field. */
  start: FieldState;
  onEscape: () => void;
}

const CONTAINER = '.DocSearch-Container';

/** DocSearch's text field. */
export const MODAL_FIELD = '.DocSearch-Input';

/** Adds Escape, the cursor in the field, and the dialog role. */
export function useModalBehaviour({ host, label, start, onEscape }: ModalBehaviour): void {
  useLayoutEffect(() => {
    const container = host.current?.querySelector(CONTAINER);
    // DocSearch gives the whole dialog the role of a button that opens a list box.
    container?.setAttribute('role', 'dialog');
    container?.setAttribute('aria-modal', 'true');
    container?.setAttribute('aria-label', label);
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'])
      container?.removeAttribute(name);
    container?.setAttribute('tabindex', '-1');
    // The dialog's header and footer are not landmarks of the page.
    for (const part of container?.querySelectorAll('header, footer') ?? [])
      part.setAttribute('role', 'presentation');
  }, [host, label]);

  // DocSearch fills its field later, and text typed in between would be lost.
  useLayoutEffect(() => {
    placeCursor(host.current?.querySelector<HTMLInputElement>(MODAL_FIELD), start.selection);
  }, [host, start]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
}
