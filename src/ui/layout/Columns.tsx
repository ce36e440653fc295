import { useState, type ReactNode } from 'react';
import * as button from '../primitives/Button.module.css';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import { Logo } from '../primitives/Logo';
import * as styles from './Columns.module.css';

interface WithSidebarProps {
  /** Left column. On small screens it is only visible without scripts, because the menu contains it otherwise. */
  sidebar: ReactNode;
  /** Names of the button that hides the column and shows it again; without them there is no button. */
  hideLabels: { hide: string; show: string } | undefined;
  /** Content after the page in its column. */
  below: ReactNode;
  children: ReactNode;
}

/** A page next to its sidebar. A hidden sidebar stays hidden across pages, as long as the shell stays mounted. */
export function WithSidebar({ sidebar, hideLabels, below, children }: WithSidebarProps) {
  const [isClosed, setClosed] = useState(false);
  if (!sidebar) {
    return (
      <>
        {children}
        {below}
      </>
    );
  }
  const isHidden = process.env.GATSBY_DOCS_HIDEABLE === 'true' && isClosed && hideLabels !== undefined;
  return (
    <div className={cx(styles.withSidebar, isHidden && styles.isHidden)}>
      <div className={styles.sidebar}>
        <div className={styles.scroller}>
          {/* Visible while the top bar is hidden. */}
          <div className={styles.head}>
            <Logo className={styles.logo} />
          </div>
          {process.env.GATSBY_DOCS_HIDEABLE === 'true' && hideLabels && (
            <button
              type="button"
              className={cx(button.icon, styles.hide)}
              aria-expanded={!isHidden}
              aria-label={isHidden ? hideLabels.show : hideLabels.hide}
              onClick={() => setClosed(!isHidden)}
            >
              <Icon name="right" />
            </button>
          )}
          {process.env.GATSBY_DOCS_HIDEABLE === 'true' ? <div hidden={isHidden}>{sidebar}</div> : sidebar}
        </div>
      </div>
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}

/** A page next to its right column, which is hidden on small screens; without one it stands alone. */
export const WithAside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) =>
  aside ? (
    <div className={styles.withAside}>
      {children}
      <div className={styles.aside}>{aside}</div>
    </div>
  ) : (
    <>{children}</>
  );
