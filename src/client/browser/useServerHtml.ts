import { useEffect, useRef, useState } from 'react';
import { useHydrated } from './useHydrated';

/**
 * HTML for `dangerouslySetInnerHTML` that is expensive to make and only decorative. Hydration does not look inside such
 * an element, so the server's HTML stays; on later pages, or when the key changes, it is made after the rest is on
 * screen. The element needs `suppressHydrationWarning`.
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
