import { useEffect, useRef, useState, type ReactNode } from 'react';
import { pageHeading } from '../../client/browser/document';
import { focusMain, MAIN_FALLBACK_ID } from '../../client/layout/focus-main';
import { useDialog } from '../../client/layout/useDialog';
import { scrollToTop, useFloatingParts } from '../../client/layout/useFloatingParts';
import { useTranslate } from '../../i18n/translate';
import { site } from '../../site/public-config';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import { AnnouncementBar } from './AnnouncementBar';
import * as backToTop from './BackToTop.module.css';
import { WithSidebar } from './Columns';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import * as styles from './Layout.module.css';
import { MobileMenu } from './MobileMenu';
import { PageFailureBox } from './PageFailureBox';
import type { NavState } from './site-links';
import * as skipLink from './SkipLink.module.css';
import { TopBar } from './TopBar';

interface LayoutProps extends NavState {
  /** Second panel of the mobile menu: the sidebar of the current area. */
  secondaryPanel?: ReactNode;
  /** Left column that survives navigation inside one area; give it a key per area. */
  sidebar?: ReactNode;
  search?: ReactNode;
  /** Discussion of the page; it stays mounted when the page changes its language. */
  comments?: ReactNode;
  children: ReactNode;
}

/** Everything around a page. It is mounted once; the pages change inside it. */
export function Layout(props: LayoutProps) {
  const { locale, path, secondaryPanel, sidebar, search, comments, children } = props;
  const bar = useRef<HTMLElement>(null);
  const { isBarShown, isTopShown } = useFloatingParts(path, bar);
  const menu = useDialog(path);
  return (
    <div className={styles.layout}>
      <SkipLink />
      {site.announcementBar && <AnnouncementBar announcement={site.announcementBar} />}
      <TopBar
        state={props}
        barRef={bar}
        isShown={isBarShown || menu.isOpen || !site.navbar.hideOnScroll}
        menu={menu}
        search={search}
      />
      <MobileMenu state={props} menu={menu} secondaryPanel={secondaryPanel} />
      <div className={styles.body} id={MAIN_FALLBACK_ID}>
        <WithSidebar sidebar={sidebar} below={comments}>
          <ErrorBoundary resetKey={path}>{children}</ErrorBoundary>
        </WithSidebar>
      </div>
      <BackToTop isShown={isTopShown} />
      <Footer />
      <PageFailureBox />
      <RouteAnnouncer page={`${locale} ${path}`} />
    </div>
  );
}

/** First stop of the Tab key: skips the navigation. */
function SkipLink() {
  const t = useTranslate();
  return (
    <section aria-label={t('nav.skip')}>
      <a className={skipLink.skip} href={`#${MAIN_FALLBACK_ID}`} onClick={focusMain}>
        {t('nav.skip')}
      </a>
    </section>
  );
}

/** The back-to-top button, shown while the reader scrolls up on a long page. */
function BackToTop({ isShown }: { isShown: boolean }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={cx(backToTop.button, isShown && backToTop.shown)}
      aria-label={t('nav.top')}
      onClick={scrollToTop}
    >
      <Icon name="up" />
    </button>
  );
}

/** Tells screen readers which page is shown after a navigation to another page. */
function RouteAnnouncer({ page }: { page: string }) {
  const t = useTranslate();
  const before = useRef(page);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    setMessage(t('nav.arrived', { title: pageHeading() }));
  }, [page, t]);
  return (
    <div className="visually-hidden" aria-live="assertive" aria-atomic="true" data-announcer="">
      {message}
    </div>
  );
}
