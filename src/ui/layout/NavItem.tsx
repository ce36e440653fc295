import { localeDefinition } from '../../domain/routing/locale';
import { site } from '../../site/public-config';
import type { NavbarItem } from '../../site/schema';
import * as button from '../primitives/Button.module.css';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { Dropdown } from './Dropdown';
import { isMultilingual, languageLinks, menuLinks } from './menu-links';
import { MenuLinkItem } from './MenuLinkItem';
import * as styles from './NavItem.module.css';
import { navTarget, repositoryHref, type NavState } from './site-links';
import { versionMenu } from './version-menu';

interface NavItemProps {
  item: NavbarItem;
  state: NavState;
}

/** One item of the bar on a wide screen. */
export function NavItem({ item, state }: NavItemProps) {
  switch (item.type) {
    case 'dropdown':
      return <Dropdown label={item.label[state.locale]} links={menuLinks(item.items, state)} />;
    case 'locale': {
      if (!isMultilingual()) return null;
      const label = localeDefinition(site.i18n, state.locale).label;
      return <Dropdown label={label} icon="language" links={languageLinks(state)} />;
    }
    case 'repository':
      return (
        <li>
          <Link className={button.icon} href={repositoryHref(item)} title={item.label[state.locale]}>
            <Icon name="code" />
            <span className="visually-hidden">{item.label[state.locale]}</span>
          </Link>
        </li>
      );
    case 'versions': {
      const menu = process.env.GATSBY_DOCS_SETS ? versionMenu(item, state) : null;
      return menu && <Dropdown {...menu} />;
    }
    default: {
      const target = navTarget(item, state);
      return target && <MenuLinkItem link={target} className={styles.link} current="true" />;
    }
  }
}
