import { useDropdown } from '../../client/layout/useDropdown';
import { cx } from '../primitives/cx';
import { Icon, type IconName } from '../primitives/Icon';
import * as styles from './Dropdown.module.css';
import type { Menu } from './menu-links';
import { MenuLinkItem } from './MenuLinkItem';
import * as nav from './NavItem.module.css';

/** A menu of the bar, opened by hover, press or keyboard. */
export function Dropdown({ label, icon, links }: Menu & { icon: IconName | undefined }) {
  const { isOpen, root, toggle, close, onKeyDown } = useDropdown();
  return (
    <li>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the button and links inside. */}
      <div ref={root} className={styles.dropdown} onKeyDown={onKeyDown}>
        <button
          type="button"
          className={nav.link}
          aria-haspopup="true"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {icon && <Icon name={icon} />}
          {label}
          <Icon name="down" className={styles.caret} />
        </button>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Closes once a link inside was used. */}
        <ul className={cx(styles.menu, isOpen && styles.open)} onClick={close}>
          {links.map((link) => (
            <MenuLinkItem key={link.href} link={link} className={styles.item} />
          ))}
        </ul>
      </div>
    </li>
  );
}
