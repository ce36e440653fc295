import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/translate';
import * as styles from './LoadError.module.css';

/** Properties of {@link LoadError}. */
export interface LoadErrorProps {
  /** What the browser or the host said. */
  detail: string;
  onRetry: () => void;
  /** What it means for the reader; without it the detail speaks for itself. */
  children?: ReactNode;
}

/** Something did not load: the error's text, and another try. */
export function LoadError({ detail, onRetry, children }: LoadErrorProps) {
  const t = useTranslate();
  return (
    <div className={styles.box} role="alert">
      {children}
      <p className={styles.detail}>{detail}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('loading.retry')}
      </button>
    </div>
  );
}
