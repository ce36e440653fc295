import type { ReactNode } from 'react';
import * as button from './Button.module.css';
import * as styles from './LoadError.module.css';

/** Properties of {@link LoadError}. */
export interface LoadErrorProps {
  /** What the browser or the host said. */
  detail: string;
  retryLabel: string;
  onRetry: () => void;
  /** What it means for the reader; without it the detail speaks for itself. */
  children?: ReactNode;
}

/** Something did not load: what, why, and another try. */
export function LoadError({ detail, retryLabel, onRetry, children }: LoadErrorProps) {
  return (
    <div role="alert" className={styles.box}>
      {children}
      <pre className={styles.reason}>{detail}</pre>
      <button type="button" className={button.button} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
