import { useCallback, useRef, useState, type RefObject } from 'react';
import type SearchModal from 'tidepool-search-modal';
import type { Locale } from '../../domain/routing/locale';
import { searchAddress } from '../../domain/routing/paths';
import { openPage } from '../navigation/link-router';
import { prepareSearch } from './search-directory';

/**
 * State of the search dialog.
 * @param button Gets the focus after closing if nothing had it before.
 * @param page Address of the search page, which opens if the dialog cannot be loaded while the reader waits for it.
 */
export function useSearchOpener(locale: Locale, button: RefObject<HTMLElement>, page: string) {
  /** The dialog, which is much larger than everything else on a page; null until it is loaded. */
  const [Modal, setModal] = useState<typeof SearchModal | null>(null);
  /** Initial text of its field; null while the search is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const before = useRef<Element | null>(null);
  /** The text that a dialog on its way will begin with; null once nobody waits for it. */
  const wanted = useRef<string | null>(null);
  const load = useCallback(
    (failed: () => void) => {
      prepareSearch(locale);
      import('tidepool-search-modal').then((module) => setModal(() => module.default), failed);
    },
    [locale],
  );
  const prepare = useCallback(() => load(() => undefined), [load]);
  const open = useCallback(
    (text: string) => {
      before.current = document.activeElement;
      wanted.current = text;
      setQuery(text);
      load(() => {
        const asked = wanted.current;
        if (asked === null) return;
        wanted.current = null;
        setQuery(null);
        // The network is gone, or the page belongs to an earlier deployment.
        openPage(searchAddress(page, asked));
      });
    },
    [load, page],
  );
  const close = useCallback(() => {
    wanted.current = null;
    setQuery(null);
    const opener = before.current === document.body ? button.current : before.current;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }, [button]);
  return { Modal, query, prepare, open, close };
}
