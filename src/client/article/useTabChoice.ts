import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { muteNextScroll } from '../navigation/scroll-guard';
import { listenItem, readItem, writeItem } from '../browser/storage';
import { tabGroupKey } from '../browser/storage-keys';

interface TabSet {
  values: readonly string[];
  /** Chosen on the server, and until the reader's wish is known; null for none. */
  initial: string | null;
  /** Sets of the same group show the same tab, here and in other windows. */
  groupId?: string | undefined;
  /** Query parameter that names the tab. */
  queryKey?: string | undefined;
}

/** Event that tells the other sets of the page that a tab has written itself into the address. */
const ADDRESS_CHANGED = 'tidepool:tab-address';

const readQuery = (key: string | undefined): string | null =>
  key === undefined ? null : new URLSearchParams(window.location.search).get(key);

/** The first wish that names one of the tabs; null if there is none. Wishes are ordered by priority and may be null. */
export const validChoice = (wishes: readonly (string | null)[], values: readonly string[]): string | null =>
  wishes.find((wish) => wish !== null && values.includes(wish)) ?? null;

/**
 * The chosen tab and the function to choose one. The address takes precedence over the group's stored choice, and that
 * over the default; values that are not tabs are ignored.
 */
export function useTabChoice({ values, initial, groupId, queryKey }: TabSet) {
  const [chosen, setChosen] = useState(initial);
  const known = values.join('\n');

  useEffect(() => {
    const adopt = (...wishes: (string | null)[]): void => {
      const choice = validChoice(wishes, known.split('\n'));
      if (choice !== null) setChosen(choice);
    };
    const key = groupId === undefined ? null : tabGroupKey(groupId);
    const onAddress = () => adopt(readQuery(queryKey));
    adopt(readQuery(queryKey), key === null ? null : readItem(key));
    const stopListening = key === null ? null : listenItem(key, (value) => adopt(value));
    const listeners = new AbortController();
    for (const type of [ADDRESS_CHANGED, 'popstate'])
      window.addEventListener(type, onAddress, { signal: listeners.signal });
    return () => {
      stopListening?.();
      listeners.abort();
    };
  }, [known, groupId, queryKey]);

  const choose = (value: string, tab: HTMLElement): void => {
    keepInPlace(tab, () => {
      setChosen(value);
      if (queryKey !== undefined) {
        const address = new URL(window.location.href);
        address.searchParams.set(queryKey, value);
        window.history.replaceState(window.history.state, '', address);
        window.dispatchEvent(new Event(ADDRESS_CHANGED));
      }
      if (groupId !== undefined) writeItem(tabGroupKey(groupId), value);
    });
  };
  return [chosen, choose] as const;
}

/** Changes the page's content, then scrolls so that an element stays where it was. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const difference = element.getBoundingClientRect().top - before;
  if (Math.abs(difference) < 1) return;
  const { scrollY } = window;
  window.scrollBy({ top: difference, behavior: 'instant' });
  if (window.scrollY !== scrollY) muteNextScroll();
}

/** Index of the tab that a key moves the focus to, wrapping around; null for keys that do not move it. */
export function nextTab(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Shows hidden content when the browser's search or an address (`reveal.ts`) finds something in it. */
export function useFindable(ref: RefObject<HTMLElement>, isShown: boolean, onFound: () => void): void {
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const element = ref.current;
    if (isShown || !element) return;
    // React 18 treats `hidden` as a boolean attribute.
    element.setAttribute('hidden', 'until-found');
    const onMatch = () => found.current();
    element.addEventListener('beforematch', onMatch);
    return () => element.removeEventListener('beforematch', onMatch);
  }, [ref, isShown]);
}
