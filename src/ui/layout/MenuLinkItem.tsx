import { Link } from '../primitives/Link';
import type { MenuLink } from './site-links';

interface MenuLinkItemProps {
  link: MenuLink;
  className?: string;
  /** What an active link is: the page itself, or something that the page is part of. */
  current?: 'page' | 'true';
}

/** One link of a menu or of the bar, as a list item. */
export function MenuLinkItem({ link, className, current = 'page' }: MenuLinkItemProps) {
  const { lang, href, label, isActive, handlers } = link;
  return (
    <li>
      <Link
        className={className}
        href={href}
        lang={lang}
        hrefLang={lang}
        aria-current={isActive ? (lang ? 'true' : current) : undefined}
        {...handlers}
      >
        {label}
      </Link>
    </li>
  );
}
