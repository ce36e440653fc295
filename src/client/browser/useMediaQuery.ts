import { useCallback, useSyncExternalStore } from 'react';

/** The layout of phones and tablets, as in the style sheets. */
export const MOBILE_LAYOUT = '(max-width: 996px)';

/** Whether a media query matches; null on the server and during hydration. */
export function useMediaQuery(query: string): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  );
}
