import type { ReactNode } from 'react';
import { Logo } from '../primitives/Logo';
import * as styles from './Columns.module.css';

/** Properties of {@link Columns}. */
export interface ColumnsProps {
  /** Left column; on small screens only shown where scripts do not run (the menu holds it otherwise). */
  sidebar?: ReactNode;
  /** Right column, left out on small screens. */
  aside?: ReactNode;
  /** What follows the page in its column. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page of one to three columns. Without side columns it adds nothing. */
export function Columns({ sidebar, aside, below, children }: ColumnsProps) {
  const main = aside ? (
    <div className={styles.withAside}>
      {children}
      <div className={styles.aside}>{aside}</div>
    </div>
  ) : (
    <>{children}</>
  );
  if (!sidebar) {
    return (
      <>
        {main}
        {below}
      </>
    );
  }
  return (
    <div className={styles.withSidebar}>
      <div className={styles.sidebar}>
        <div className={styles.scroller}>
          {/* In sight while the bar is hidden. */}
          <div className={styles.head}>
            <Logo className={styles.logo} />
          </div>
          {sidebar}
        </div>
      </div>
      {main}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
