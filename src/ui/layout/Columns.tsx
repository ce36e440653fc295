import type { ReactNode } from 'react';
import * as styles from './Columns.module.css';
import { SidebarColumn, type SidebarColumnProps } from './SidebarColumn';

/** Properties of {@link Columns}. */
export interface ColumnsProps {
  /** Left column; on small screens only shown where scripts do not run (the menu holds it otherwise). */
  sidebar?: ReactNode;
  /** Of the button that hides the left column. */
  hideLabels?: SidebarColumnProps['hideLabels'];
  /** Right column, left out on small screens. */
  aside?: ReactNode;
  /** What follows the page in its column. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page of one to three columns. Without side columns it adds nothing. */
export function Columns({ sidebar, hideLabels, aside, below, children }: ColumnsProps) {
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
    <SidebarColumn sidebar={sidebar} hideLabels={hideLabels}>
      {main}
      {below && <div className={styles.below}>{below}</div>}
    </SidebarColumn>
  );
}
