import type { NavbarItem } from '../../site/schema';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { navEntry, type Menu } from './menu-links';
import { MenuLinkItem } from './MenuLinkItem';
import * as styles from './MobileNavItem.module.css';
import { repositoryHref, type NavState } from './site-links';

/** One item of the menu on small screens; menus become sections that open in place. */
export function MobileNavItem({ item, state }: { item: NavbarItem; state: NavState }) {
  const t = useTranslate();
  if (item.type === 'repository') {
    return (
      <li>
        <Link className={styles.item} href={repositoryHref(item)} arrow>
          {item.label[state.locale]}
        </Link>
      </li>
    );
  }
  const entry = navEntry(item, state, t('nav.languages'));
  if (entry && 'links' in entry) return <Section {...entry} />;
  return entry && <MenuLinkItem link={entry} className={styles.item} current="true" />;
}

/** A closed menu, initially open if it contains the current page (the menu of languages contains every page). */
function Section({ label, links }: Menu) {
  const isOpen = links.some((link) => link.isActive && !link.lang);
  return (
    <li>
      <details open={isOpen}>
        <summary className={styles.item}>
          {label}
          <Icon name="right" className={styles.caret} />
        </summary>
        <ul className={styles.inner}>
          {links.map((link) => (
            <MenuLinkItem key={link.href} link={link} className={styles.item} />
          ))}
        </ul>
      </details>
    </li>
  );
}
