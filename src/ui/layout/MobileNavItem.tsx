import type { NavbarItem } from '../../site/schema';
import { useTranslate } from '../../i18n/translate';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { isMultilingual, languageLinks, menuLinks } from './menu-links';
import { MenuLinkItem } from './MenuLinkItem';
import * as styles from './MobileNavItem.module.css';
import { navTarget, repositoryHref, type MenuLink, type NavState } from './site-links';
import { versionMenu } from './version-menu';

/** One item of the menu on small screens; menus become sections that open in place. */
export function MobileNavItem({ item, state }: { item: NavbarItem; state: NavState }) {
  const t = useTranslate();
  switch (item.type) {
    case 'dropdown':
      return <Section label={item.label[state.locale]} links={menuLinks(item.items, state)} />;
    case 'locale':
      return isMultilingual() ? <Section label={t('nav.languages')} links={languageLinks(state)} /> : null;
    case 'repository':
      return (
        <li>
          <Link className={styles.item} href={repositoryHref(item)} arrow>
            {item.label[state.locale]}
          </Link>
        </li>
      );
    case 'versions': {
      const menu = process.env.GATSBY_DOCS_SETS ? versionMenu(item, state) : null;
      return menu && <Section {...menu} />;
    }
    default: {
      const target = navTarget(item, state);
      return target && <MenuLinkItem link={target} className={styles.item} current="true" />;
    }
  }
}

/** A closed menu, initially open if it contains the current page (the menu of languages contains every page). */
function Section({ label, links }: { label: string; links: MenuLink[] }) {
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
