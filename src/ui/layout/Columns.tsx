import type { ReactNode } from 'react';
import { Logo } from '../primitives/Logo';
import * as styles from './Columns.module.css';

interface WithSidebarProps {
  /** Left column. On small screens it is only visible without scripts, because the menu contains it otherwise. */
  sidebar: ReactNode;
  below: ReactNode;
  children: ReactNode;
}

/** A page next to its sidebar. */
export function WithSidebar({ sidebar, below, children }: WithSidebarProps) {
  if (!sidebar) {
    return (
      <>
        {children}
        {below}
      </>
    );
  }
  return (
    <div className={styles.withSidebar}>
      <div className={styles.sidebar}>
        <div className={styles.scroller}>
          {/* Visible while the top bar is hidden. */}
          <div className={styles.head}>
            <Logo className={styles.logo} />
          </div>
          {sidebar}
        </div>
      </div>
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
