import { useEffect } from 'react';
import { site } from '../../site/public-config';

/** Pictures in a text, except those in excerpts and those that do something else when pressed. */
const ZOOMABLE = 'main > article > .prose img[alt]:not([alt=""], a *, button *, summary *)';

/** Makes the pictures of texts zoomable, anew on each path. The code is fetched only where there is such a picture. */
export function useImageZoom(path: string, closeLabel: string): void {
  useEffect(() => {
    let detach: (() => void) | null = null;
    let isGone = false;
    const timer = setTimeout(() => {
      if (document.querySelector(ZOOMABLE) === null) return;
      import('./image-zoom').then(
        ({ attachZoom }) => {
          if (!isGone) detach = attachZoom(ZOOMABLE, closeLabel);
        },
        // Offline, the pictures stay as they are.
        () => undefined,
      );
    }, site.imageZoom.attachDelay);
    return () => {
      isGone = true;
      clearTimeout(timer);
      detach?.();
    };
  }, [path, closeLabel]);
}
