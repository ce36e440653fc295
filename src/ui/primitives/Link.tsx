import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { hasScheme } from '../../domain/routing/paths';
import { useTranslate } from '../../i18n/translate';
import { Icon } from './Icon';
import * as styles from './Link.module.css';

/** Properties of {@link Link}: an address, anything an anchor takes, and whether leaving the site shows an arrow. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Shows an arrow after the text of links that leave the site. */
  arrow?: boolean;
  children: ReactNode;
}

const isWebAddress = (href: string): boolean => hasScheme(href) && /^(https?:)?\/\//i.test(href);

/** Every link of the interface. Links that leave the site open in a new tab and say so. */
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
