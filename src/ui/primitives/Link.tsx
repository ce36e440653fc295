import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { hasScheme } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { Icon } from './Icon';
import * as styles from './Link.module.css';

/** Props of {@link Link}: an address, attributes of an anchor, and whether external links show an arrow. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  arrow?: boolean;
  children: ReactNode;
}

const isWebAddress = (href: string): boolean => hasScheme(href) && /^(https?:)?\/\//i.test(href);

/** Every link of the interface. External links open in a new tab and say so. */
export function Link({ arrow = false, children, ...anchor }: LinkProps) {
  const t = useTranslate();
  if (!isWebAddress(anchor.href)) return <a {...anchor}>{children}</a>;
  return (
    <a target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
      {arrow && <Icon name="external" className={styles.arrow} />}
      <span className="visually-hidden">{t('nav.newTab')}</span>
    </a>
  );
}
