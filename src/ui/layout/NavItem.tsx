import { localeDefinition } from '../../domain/routing/locale';
import { site } from '../../site/public-config';
import type { NavbarItem } from '../../site/schema';
import * as button from '../primitives/Button.module.css';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { Dropdown } from './Dropdown';
import { navEntry } from './menu-links';
import { MenuLinkItem } from './MenuLinkItem';
import * as styles from './NavItem.module.css';
import { repositoryHref, type NavState } from './site-links';

/** One item of the bar on a wide screen. */
export function NavItem({ item, state }: { item: NavbarItem; state: NavState }) {
  if (item.type === 'repository') {
    const label = item.label[state.locale];
    return (
      <li>
        <Link className={button.icon} href={repositoryHref(item)} title={label}>
          <Icon name="code" />
          <span className="visually-hidden">{label}</span>
        </Link>
      </li>
    );
  }
  const entry = navEntry(item, state, localeDefinition(site.i18n, state.locale).label);
  if (entry && 'links' in entry)
    return <Dropdown {...entry} icon={item.type === 'locale' ? 'language' : undefined} />;
  return entry && <MenuLinkItem link={entry} className={styles.link} current="true" />;
}
