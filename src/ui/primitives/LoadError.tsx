import type { ReactNode } from 'react';
import * as button from './Button.module.css';
import * as styles from './LoadError.module.css';

interface LoadErrorProps {
  /** The message of the browser or the host. */
  detail: string;
  retryLabel: string;
  onRetry: () => void;
  /** Explanation for the reader; without it only the detail is shown. */
  children?: ReactNode;
}

/** A loading error: what failed, why, and a button to try again. */
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
