import type { NavLink } from '../../domain/content/model';
import { Link } from '../primitives/Link';
import * as styles from './PrevNext.module.css';

interface PrevNextProps {
  label: string;
  prev: NavLink | null;
  next: NavLink | null;
  prevLabel: string;
  nextLabel: string;
}

/** The pages before and after this one. */
export function PrevNext({ label, prev, next, prevLabel, nextLabel }: PrevNextProps) {
  if (!prev && !next) return null;
  return (
    <nav className={styles.nav} aria-label={label}>
      {prev && (
        <Link className={styles.prev} href={prev.permalink} rel="prev">
          <span className={styles.label}>{prevLabel}</span>
          <span className={styles.title}>{prev.title}</span>
        </Link>
      )}
      {next && (
        <Link className={styles.next} href={next.permalink} rel="next">
          <span className={styles.label}>{nextLabel}</span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
