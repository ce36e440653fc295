import { useEffect, useState, type RefObject } from 'react';

/** Parts of DocSearch's dialog in which it says less than it means to; null while they are not there. */
export interface ModalPlaces {
  /** What holds "no results". */
  noResults: Element | null;
  /** What holds the field alone: nothing was asked for, now or earlier. */
  start: Element | null;
}

/** Looks for the places in a dialog as it is now. */
export function placesIn(dialog: ParentNode): ModalPlaces {
  const isOpen = dialog.querySelector('.DocSearch-Dropdown, .DocSearch-StartScreen') !== null;
  return {
    noResults: dialog.querySelector('.DocSearch-NoResults')?.parentElement ?? null,
    start: isOpen ? null : dialog.querySelector('.DocSearch-Modal'),
  };
}

/**
 * The places of an open dialog. DocSearch renders them some time after an answer has come, and nothing but the page
 * tells when.
 * @param host What the dialog is in.
 */
export function useModalPlaces(host: RefObject<Element>): ModalPlaces {
  const [places, setPlaces] = useState<ModalPlaces>({ noResults: null, start: null });
  useEffect(() => {
    const dialog = host.current;
    if (dialog === null) return;
    const look = () =>
      setPlaces((known) => {
        const found = placesIn(dialog);
        return found.noResults === known.noResults && found.start === known.start ? known : found;
      });
    const observer = new MutationObserver(look);
    observer.observe(dialog, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [host]);
  return places;
}
