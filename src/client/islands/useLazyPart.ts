import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { nextPhase, SLOW_AFTER, type LazyEvent, type LazyPhase } from './lazy-part';
import { whenNear } from '../browser/when-near';

/** An island, or another part that loads on its own. */
export interface LazyPart<T> {
  phase: LazyPhase;
  /** The loaded module; null before. */
  loaded: T | null;
  /** Why loading failed. */
  error: unknown;
  retry: () => void;
}

/** Loads something once its place on the page comes near the screen. */
export function useLazyPart<T>(place: RefObject<Element>, load: () => Promise<T>): LazyPart<T> {
  const [phase, setPhase] = useState<LazyPhase>('waiting');
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isMounted = useRef(false);

  const start = useCallback(
    (event: LazyEvent) => {
      const send = (next: LazyEvent): void => {
        if (isMounted.current) setPhase((current) => nextPhase(current, next));
      };
      send(event);
      const timer = setTimeout(() => send('delay'), SLOW_AFTER);
      load()
        .then(
          (value) => {
            if (isMounted.current) setLoaded({ value });
            send('loaded');
          },
          (reason: unknown) => {
            if (isMounted.current) setError(reason);
            send('failed');
          },
        )
        .finally(() => clearTimeout(timer));
    },
    [load],
  );

  useEffect(() => {
    isMounted.current = true;
    const stop = place.current ? whenNear(place.current, () => start('near')) : undefined;
    return () => {
      isMounted.current = false;
      stop?.();
    };
  }, [place, start]);

  return { phase, loaded: loaded?.value ?? null, error, retry: () => start('retry') };
}
