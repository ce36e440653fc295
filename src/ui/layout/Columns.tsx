import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/translate';
import * as button from '../primitives/Button.module.css';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import { Logo } from '../primitives/Logo';
import * as styles from './Columns.module.css';

interface WithSidebarProps {
  /** Left column. On small screens it is only visible without scripts, because the menu contains it otherwise. */
  sidebar: ReactNode;
  /** Whether the column is one of docs, which readers can hide if the site is configured so. */
  isOfDocs: boolean;
  below: ReactNode;
  children: ReactNode;
}

/** A page next to its sidebar. A hidden sidebar stays hidden across pages, as long as the shell stays mounted. */
export function WithSidebar({ sidebar, isOfDocs, below, children }: WithSidebarProps) {
  const [isClosed, setClosed] = useState(false);
  if (!sidebar) {
    return (
      <>
        {children}
        {below}
      </>
    );
  }
  const isHidden = process.env.GATSBY_DOCS_HIDEABLE === 'true' && isClosed && isOfDocs;
  return (
    <div className={cx(styles.withSidebar, isHidden && styles.isHidden)}>
      <div className={styles.sidebar}>
        <div className={styles.scroller}>
          {/* Visible while the top bar is hidden. */}
          <div className={styles.head}>
            <Logo className={styles.logo} />
          </div>
          {process.env.GATSBY_DOCS_HIDEABLE === 'true' && isOfDocs && (
            <HideButton isHidden={isHidden} onPress={() => setClosed(!isHidden)} />
          )}
          {process.env.GATSBY_DOCS_HIDEABLE === 'true' ? <div hidden={isHidden}>{sidebar}</div> : sidebar}
        </div>
      </div>
      {children}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}

function HideButton({ isHidden, onPress }: { isHidden: boolean; onPress: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={cx(button.icon, styles.hide)}
      aria-expanded={!isHidden}
      aria-label={t(isHidden ? 'docs.showSidebar' : 'docs.hideSidebar')}
      onClick={onPress}
    >
      <Icon name="right" />
    </button>
  );
}
