import { useEffect, useState, type RefObject } from 'react';
import { whenNear } from '../browser/when-near';
import { reloadIfScriptIsGone } from '../navigation/reload-if-gone';

/** Milliseconds of loading before it is shown. */
const SLOW_AFTER = 200;

interface State<T> {
  /** `slow` means that loading has taken long enough to show it. */
  phase: 'waiting' | 'loading' | 'slow' | 'ready' | 'failed';
  loaded?: T;
  error?: unknown;
}

/** Loads a module once its place on the page comes near the screen. */
export function useLazyPart<T>(place: RefObject<Element>, load: () => Promise<T>) {
  const [state, setState] = useState<State<T>>({ phase: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    let isGone = false;
    const show = (next: State<T>): void => {
      if (!isGone) setState(next);
    };
    const stop = whenNear(place.current, () => {
      show({ phase: 'loading' });
      const timer = setTimeout(() => show({ phase: 'slow' }), SLOW_AFTER);
      load()
        .then(
          (loaded) => show({ phase: 'ready', loaded }),
          (error: unknown) => show({ phase: 'failed', error }),
        )
        .finally(() => clearTimeout(timer));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [place, load, attempt]);
  const retry = async (): Promise<void> => {
    if (!(await reloadIfScriptIsGone(state.error))) setAttempt((count) => count + 1);
  };
  return { ...state, retry };
}
