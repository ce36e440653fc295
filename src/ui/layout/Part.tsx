import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslate } from '../../i18n/translate';
import { LoadError } from '../primitives/LoadError';
import { Spinner } from '../primitives/Spinner';
import { ErrorBoundary } from './ErrorBoundary';
import * as styles from './Loading.module.css';

interface PartProps extends Omit<ComponentProps<typeof ErrorBoundary>, 'fallback'> {
  /** Loads what the part shows again. */
  onRetry?: () => void;
}

/** A part that comes on its own: what breaks it costs the part alone, and Retry shows it again. */
export function Part({ onRetry, ...boundary }: PartProps) {
  const t = useTranslate();
  return (
    <ErrorBoundary
      {...boundary}
      fallback={(error, retry) => (
        <LoadError detail={String(error)} retryLabel={t('loading.retry')} onRetry={onRetry ?? retry} />
      )}
    />
  );
}

/** Milliseconds before anything is shown: most data has arrived by then. */
const SPINNER_DELAY = 200;

/** Placeholder for a part of the shell that is loading: nothing, then the spinner, and the error box when it fails. */
export function Loading({ error, onRetry }: { error: string | null; onRetry: () => void }) {
  const t = useTranslate();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    setIsLate(false);
    const timer = setTimeout(() => setIsLate(true), SPINNER_DELAY);
    return () => clearTimeout(timer);
  }, [error]);
  if (error !== null) return <LoadError detail={error} retryLabel={t('loading.retry')} onRetry={onRetry} />;
  return isLate ? <Spinner label={t('loading.label')} className={styles.spinner} /> : null;
}
