import { useEffect } from 'react';
import type { ZoomOptions } from './zoom-geometry';

/** Pictures of a text: not of excerpts in lists, and not those that already do something when pressed. */
export const ZOOMABLE = 'main > article > .prose img[alt]:not([alt=""], a *, button *, summary *)';

/**
 * Makes the pictures of posts, docs and pages zoomable. The code for it is fetched only where there is such a picture.
 * @param path Pictures are looked for again when it changes.
 * @param closeLabel Name of the button that closes.
 */
export function useImageZoom(path: string, options: ZoomOptions, closeLabel: string): void {
  useEffect(() => {
    let detach: (() => void) | null = null;
    let isGone = false;
    const timer = setTimeout(() => {
      if (document.querySelector(ZOOMABLE) === null) return;
      import('./image-zoom').then(
        ({ attachZoom }) => {
          if (!isGone) detach = attachZoom(ZOOMABLE, options, closeLabel);
        },
        // Offline: the pictures stay as large as they are.
        () => undefined,
      );
    }, options.attachDelay);
    return () => {
      isGone = true;
      clearTimeout(timer);
      detach?.();
    };
  }, [path, options, closeLabel]);
}
