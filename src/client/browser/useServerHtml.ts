import { useEffect, useRef, useState } from 'react';
import { useHydrated } from './useHydrated';

/**
 * HTML for `dangerouslySetInnerHTML` that is expensive to make and only decorates. React does not look at the inside of
 * such an element when it takes over a page, so what the server made stays as it is; on later pages, or when the key
 * changes, it is made once the rest is on screen. Needs `suppressHydrationWarning` on the element.
 * @param key Changes with the result.
 */
export function useServerHtml(key: string, make: () => string): string {
  const isHydrated = useHydrated();
  const isServer = process.env.BUILD_STAGE === 'build-html';
  const shown = useRef(isServer || isHydrated ? null : key);
  const [html, setHtml] = useState(() => (isServer ? make() : ''));
  useEffect(() => {
    if (shown.current === key) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        shown.current = key;
        setHtml(make());
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The key stands for everything `make` depends on.
  }, [key]);
  return html;
}
