import { useState, type ReactNode } from 'react';
import * as button from '../primitives/Button.module.css';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import { Logo } from '../primitives/Logo';
import * as styles from './Columns.module.css';

/** Properties of {@link SidebarColumn}. */
export interface SidebarColumnProps {
  sidebar: ReactNode;
  /** Names of the button that hides the column and brings it back; without them there is none. */
  hideLabels?: { hide: string; show: string } | undefined;
  children: ReactNode;
}

/** A page beside its sidebar. What is hidden stays hidden from page to page, as long as the frame stays mounted. */
export function SidebarColumn({ sidebar, hideLabels, children }: SidebarColumnProps) {
  const [isClosed, setClosed] = useState(false);
  const isHidden = process.env.GATSBY_DOCS_HIDEABLE === 'true' && isClosed && hideLabels !== undefined;
  return (
    <div className={cx(styles.withSidebar, isHidden && styles.isHidden)}>
      <div className={styles.sidebar}>
        <div className={styles.scroller}>
          {/* In sight while the bar is hidden. */}
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
    </div>
  );
}
