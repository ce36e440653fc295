import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './LoadError';
import { Spinner } from './Spinner';
import { useDelayed } from '../../client/useDelayed';

/** Milliseconds during which nothing is shown: most things have arrived by then. */
export const SPINNER_DELAY = 200;

/** What stands in for something that loads: nothing, then the spinner, and the error box when it fails. */
export function Loading({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  const isLate = useDelayed(SPINNER_DELAY, error);
  if (error !== null) return <LoadError detail={error} onRetry={onRetry} />;
  return isLate ? <Spinner /> : null;
}

/** Properties of {@link Island}. */
export interface IslandProps<P extends object> {
  /** Imports the component; called again on another try. Give it the same function at every render. */
  load: () => Promise<ComponentType<P>>;
  /** Properties of the component. */
  props: P;
  /** Stands there instead of nothing and spinner, until the component is there. */
  placeholder?: ReactNode;
}

/**
 * A part of the page whose code is loaded when it is shown. Use it for everything that is imported lazily: an import
 * that fails without being caught makes Gatsby load the whole page again.
 */
export function Island<P extends object>({ load, props, placeholder }: IslandProps<P>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<P> } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setError(null);
    load().then(
      (Component) => {
        if (isCurrent) setLoaded({ Component });
      },
      (reason: unknown) => {
        if (isCurrent) setError(String(reason));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  if (loaded) return <loaded.Component {...props} />;
  if (placeholder !== undefined && error === null) return placeholder;
  return <Loading error={error} onRetry={() => setAttempt((count) => count + 1)} />;
}
