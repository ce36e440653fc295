import { cx } from './cx';
import * as styles from './Spinner.module.css';

/** Says that something is loading: three rings that spread like ripples from a stone. */
export function Spinner({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <span role="status" className={cx(styles.spinner, className)}>
      <svg viewBox="0 0 40 40" width="32" height="32" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="3" className={styles.stone} />
      </svg>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
