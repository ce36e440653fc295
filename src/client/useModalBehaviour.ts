import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** What a dialog of DocSearch is given beyond what it does itself. */
export interface ModalBehaviour {
  /** Element around DocSearch's own. */
  host: RefObject<HTMLElement>;
  label: string;
  /** The button that opens the dialog; it gets the focus when nothing had it before. */
  opener: HTMLElement | null;
  onEscape: () => void;
}

const CONTAINER = '.DocSearch-Container';

/** Escape, the focus after closing, and the role of a dialog. */
export function useModalBehaviour({ host, label, opener, onEscape }: ModalBehaviour): void {
  // Taken while rendering: DocSearch moves the focus into its field as soon as that exists.
  const [before] = useState(() =>
    document.activeElement === document.body ? opener : document.activeElement,
  );

  useLayoutEffect(() => {
    const container = host.current?.querySelector(CONTAINER);
    // DocSearch calls the whole dialog a button that opens a list box.
    container?.setAttribute('role', 'dialog');
    container?.setAttribute('aria-modal', 'true');
    container?.setAttribute('aria-label', label);
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'])
      container?.removeAttribute(name);
    container?.setAttribute('tabindex', '-1');
    // The dialog's own header and footer are not those of the page.
    for (const part of container?.querySelectorAll('header, footer') ?? [])
      part.setAttribute('role', 'presentation');
  }, [host, label]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);

  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
