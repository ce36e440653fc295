import { keepQueryAndHash } from '../../client/navigation/location-suffix';
import { Link } from '../primitives/Link';
import type { MenuLink } from './menu-links';

/** One link of a menu, as a list item. */
export function MenuLinkItem({ link, className }: { link: MenuLink; className?: string }) {
  const { lang, href, label } = link;
  const handlers = link.keepsLocation
    ? { onClick: keepQueryAndHash, onPointerDown: keepQueryAndHash }
    : { onClick: link.onClick };
  return (
    <li>
      <Link
        className={className}
        href={href}
        lang={lang}
        hrefLang={lang}
        aria-current={link.isActive ? (lang ? 'true' : 'page') : undefined}
        {...handlers}
      >
        {label}
      </Link>
    </li>
  );
}
