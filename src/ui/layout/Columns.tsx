import type { ReactNode } from 'react';
import * as styles from './Columns.module.css';
import { SidebarColumn, type SidebarColumnProps } from './SidebarColumn';

interface ColumnsProps {
  /** Left column. On small screens it is only visible without scripts, because the menu contains it otherwise. */
  sidebar?: ReactNode;
  /** Labels of the button that hides the left column. */
  hideLabels?: SidebarColumnProps['hideLabels'];
  /** Right column, hidden on small screens. */
  aside?: ReactNode;
  /** Content after the page in its column. */
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
