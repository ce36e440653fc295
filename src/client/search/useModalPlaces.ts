import { useEffect, useState, type RefObject } from 'react';

/** Elements of DocSearch's dialog to which the site adds text; null while they do not exist. */
export interface ModalPlaces {
  /** The element with "no results". */
  noResults: Element | null;
  /** The element with only the field: there is no query, now or earlier. */
  start: Element | null;
}

/** Finds these elements in a dialog. */
export function placesIn(dialog: ParentNode): ModalPlaces {
  const isOpen = dialog.querySelector('.DocSearch-Dropdown, .DocSearch-StartScreen') !== null;
  return {
    noResults: dialog.querySelector('.DocSearch-NoResults')?.parentElement ?? null,
    start: isOpen ? null : dialog.querySelector('.DocSearch-Modal'),
  };
}

/**
 * These elements of an open dialog. DocSearch renders them some time after an answer, and only the DOM shows when.
 * @param host Element that contains the dialog.
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
