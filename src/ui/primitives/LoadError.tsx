import * as button from './Button.module.css';
import * as styles from './LoadError.module.css';

/** Properties of {@link LoadError}. */
export interface LoadErrorProps {
  /** What went wrong, in the reader's words. */
  message: string;
  /** The error itself. */
  error: unknown;
  retryLabel: string;
  onRetry: () => void;
}

/** Says that a part of the page failed, why, and offers another attempt. */
export function LoadError({ message, error, retryLabel, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className={styles.box}>
      <p>{message}</p>
      <pre className={styles.reason}>{String(error)}</pre>
      <button type="button" className={button.button} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
