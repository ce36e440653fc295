import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { MobileNavItem } from './MobileNavItem';
import * as styles from './MobilePanels.module.css';
import type { NavState } from './site-links';

interface MobilePanelsProps {
  state: NavState;
  isOpen: boolean;
  secondaryPanel?: ReactNode;
}

/** The two panels of the mobile menu: that of the area first, if it has one. The hidden one keeps its state. */
export function MobilePanels({ state, isOpen, secondaryPanel }: MobilePanelsProps) {
  const t = useTranslate();
  const [isMain, setIsMain] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const hasSecondary = Boolean(secondaryPanel);
  const showsMain = isMain || !hasSecondary;

  useEffect(() => {
    if (!isOpen || !hasSecondary) setIsMain(false);
  }, [isOpen, hasSecondary]);
  useEffect(() => {
    if (isMain) main.current?.focus();
  }, [isMain]);

  return (
    <>
      <div ref={main} className={styles.panel} hidden={!showsMain} tabIndex={-1}>
        <ul className={styles.list}>
          {site.navbar.items.map((item, index) => (
            <MobileNavItem key={index} item={item} state={state} />
          ))}
        </ul>
      </div>
      {hasSecondary && (
        <div className={styles.panel} hidden={showsMain}>
          <button type="button" className={styles.back} onClick={() => setIsMain(true)}>
            {t('nav.back')}
          </button>
          {secondaryPanel}
        </div>
      )}
    </>
  );
}
