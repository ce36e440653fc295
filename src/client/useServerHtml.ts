import { useMemo, useRef } from 'react';
import { useHydrated } from './useHydrated';

/**
 * HTML for `dangerouslySetInnerHTML` that is expensive to make. React does not look at the inside of such an element
 * when it takes over a page, so what the server made stays as it is and is not made again; elsewhere (on the server,
 * on later pages, or when the key changes) it is made. Needs `suppressHydrationWarning` on the element.
 * @param key Changes with the result.
 */
export function useServerHtml(key: string, make: () => string): string {
  const isHydrated = useHydrated();
  const isTakenOver = useRef(typeof window !== 'undefined' && !isHydrated ? key : null);
  const stays = isTakenOver.current === key;
  if (!stays) isTakenOver.current = null;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- The key stands for everything `make` depends on.
  return useMemo(() => (stays ? '' : make()), [key, stays]);
}
