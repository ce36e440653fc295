import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Dialog } from '../../client/layout/useDialog';
import { MOBILE_LAYOUT, useMediaQuery } from '../../client/browser/useMediaQuery';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import * as button from '../primitives/Button.module.css';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { Logo } from '../primitives/Logo';
import { ColorModeButton } from './ColorModeButton';
import * as styles from './MobileMenu.module.css';
import { MobileNavItem } from './MobileNavItem';
import * as panels from './MobilePanels.module.css';
import { siteHref, type NavState } from './site-links';

/** For the `aria-controls` of the button that opens the menu. */
export const MENU_ID = 'page:menu';

interface MobileMenuProps {
  state: NavState;
  menu: Dialog;
  /** Menu of the current area, which is shown first if it exists. */
  secondaryPanel?: ReactNode;
}

/** Whether a press was on a link to a page (a category without one is a link with the role of a button). */
const leadsAway = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a[href]:not([role="button"])') !== null;

/**
 * The navigation on small screens: a panel over the page. It can be opened and closed before React listens (see
 * `prePaintScript`); its content is rendered when it is opened. It does not exist on wide screens.
 */
export function MobileMenu({ state, menu, secondaryPanel }: MobileMenuProps) {
  const t = useTranslate();
  const isMobile = useMediaQuery(MOBILE_LAYOUT);
  const { isOpen, wasOpened, close, props } = menu;
  const { onClose } = props;
  useEffect(() => {
    // On a wide screen the dialog is removed without a `close` event.
    if (isMobile === false) onClose();
  }, [isMobile, onClose]);
  if (isMobile === false) return null;

  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (leadsAway(event.target)) close();
    else props.onClick(event);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes a dialog natively.
    <dialog {...props} id={MENU_ID} className={styles.dialog} aria-label={t('nav.main')} onClick={onPress}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          {wasOpened && (
            <>
              <Link className={styles.brand} href={siteHref('/', state.locale)}>
                <Logo className={styles.logo} />
                <span className={styles.name}>{site.navbar.title[state.locale]}</span>
              </Link>
              <ColorModeButton />
            </>
          )}
          <form method="dialog" className={styles.close}>
            <button className={button.icon} aria-label={t('nav.close')}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        {wasOpened && <MobilePanels state={state} isOpen={isOpen} secondaryPanel={secondaryPanel} />}
      </div>
    </dialog>
  );
}

/** The two panels of the mobile menu: that of the area first, if it has one. The hidden one keeps its state. */
function MobilePanels({
  state,
  isOpen,
  secondaryPanel,
}: Omit<MobileMenuProps, 'menu'> & { isOpen: boolean }) {
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
      <div ref={main} className={panels.panel} hidden={!showsMain} tabIndex={-1}>
        <ul className={panels.list}>
          {site.navbar.items.map((item, index) => (
            <MobileNavItem key={index} item={item} state={state} />
          ))}
        </ul>
      </div>
      {hasSecondary && (
        <div className={panels.panel} hidden={showsMain}>
          <button type="button" className={panels.back} onClick={() => setIsMain(true)}>
            {t('nav.back')}
          </button>
          {secondaryPanel}
        </div>
      )}
    </>
  );
}
