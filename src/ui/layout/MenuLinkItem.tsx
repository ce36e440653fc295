import { Link } from '../primitives/Link';
import type { MenuLink } from './menu-links';

/** One link of a menu, as a list item. */
export function MenuLinkItem({ link, className }: { link: MenuLink; className?: string }) {
  const { lang, href, label } = link;
  return (
    <li>
      <Link
        className={className}
        href={href}
        lang={lang}
        hrefLang={lang}
        aria-current={link.isActive ? (lang ? 'true' : 'page') : undefined}
        {...link.handlers}
      >
        {label}
      </Link>
    </li>
  );
}
