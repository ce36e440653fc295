import { useEffect, useState, type RefObject } from 'react';

/**
 * The element of DocSearch's dialog that says "no results", while it exists. DocSearch renders it some time after the
 * answer, and only the DOM shows when.
 * @param host Element that contains the dialog.
 * @returns Its parent; null while there are results or no query.
 */
export function useNoResults(host: RefObject<Element>): Element | null {
  const [list, setList] = useState<Element | null>(null);
  useEffect(() => {
    const dialog = host.current;
    if (dialog === null) return;
    const look = () => setList(dialog.querySelector('.DocSearch-NoResults')?.parentElement ?? null);
    const observer = new MutationObserver(look);
    observer.observe(dialog, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [host]);
  return list;
}
