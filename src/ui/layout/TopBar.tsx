import type { ReactNode, RefObject } from 'react';
import type { Dialog } from '../../client/layout/useDialog';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { cx } from '../primitives/cx';
import * as button from '../primitives/Button.module.css';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { Logo } from '../primitives/Logo';
import { ColorModeButton } from './ColorModeButton';
import { MENU_ID } from './MobileMenu';
import { NavItem } from './NavItem';
import { siteHref, type NavState } from './site-links';
import * as styles from './TopBar.module.css';

interface TopBarProps {
  state: NavState;
  barRef: RefObject<HTMLElement>;
  isShown: boolean;
  menu: Dialog;
  search?: ReactNode;
}

/** The bar at the top of every page. */
export function TopBar({ state, barRef, isShown, menu, search }: TopBarProps) {
  const t = useTranslate();
  const items = (position: 'left' | 'right') =>
    site.navbar.items.flatMap((item, index) =>
      item.position === position ? <NavItem key={index} item={item} state={state} /> : [],
    );
  return (
    <header ref={barRef} className={cx(styles.bar, !isShown && styles.hidden)}>
      <div className={styles.inner}>
        <button
          type="button"
          className={cx(button.icon, styles.menu)}
          aria-label={t('nav.toggle')}
          aria-expanded={menu.isOpen}
          aria-haspopup="dialog"
          aria-controls={MENU_ID}
          onClick={menu.open}
        >
          <Icon name="menu" />
        </button>
        <Link className={styles.brand} href={siteHref('/', state.locale)}>
          <Logo className={styles.logo} />
          <span className={styles.name}>{site.navbar.title[state.locale]}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('nav.main')}>
          <ul className={styles.items}>{items('left')}</ul>
          <ul className={styles.items}>{items('right')}</ul>
        </nav>
        {search}
        <ColorModeButton />
      </div>
    </header>
  );
}
