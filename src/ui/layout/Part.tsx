import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/translate';
import { LoadError } from '../primitives/LoadError';
import { ErrorBoundary } from './ErrorBoundary';

/** Props of {@link Part}. */
export interface PartProps {
  /** A new value clears the error. */
  resetKey?: unknown;
  /** Loads what the part shows again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** A part that comes on its own: what breaks it costs the part alone, and Retry shows it again. */
export function Part({ resetKey, onRetry, children }: PartProps) {
  const t = useTranslate();
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(error, retry) => (
        <LoadError detail={String(error)} retryLabel={t('loading.retry')} onRetry={onRetry ?? retry} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
