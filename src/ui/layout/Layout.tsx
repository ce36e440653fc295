import { useRef, type ReactNode } from 'react';
import { MAIN_FALLBACK_ID } from '../../client/layout/focus-main';
import { useDialog } from '../../client/layout/useDialog';
import { useHideableNavbar } from '../../client/layout/useHideableNavbar';
import { site } from '../../site/public-config';
import { AnnouncementBar } from './AnnouncementBar';
import { BackToTop } from './BackToTop';
import { WithSidebar } from './Columns';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import * as styles from './Layout.module.css';
import { MobileMenu } from './MobileMenu';
import { PageFailureBox } from './PageFailureBox';
import { RouteAnnouncer } from './RouteAnnouncer';
import type { NavState } from './site-links';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

interface LayoutProps extends NavState {
  /** Second panel of the mobile menu: the sidebar of the current area. */
  secondaryPanel?: ReactNode;
  /** Left column that survives navigation inside one area; give it a key per area. */
  sidebar?: ReactNode;
  /** Names of the button that hides that column. */
  sidebarLabels?: { hide: string; show: string } | undefined;
  /** Control that opens the search. */
  search?: ReactNode;
  /** Discussion of the page; it stays mounted when the page changes its language. */
  comments?: ReactNode;
  children: ReactNode;
}

/** Everything around a page. It is mounted once; the pages change inside it. */
export function Layout(props: LayoutProps) {
  const { locale, path, secondaryPanel, sidebar, search, comments, children } = props;
  const bar = useRef<HTMLElement>(null);
  const isBarShown = useHideableNavbar(site.navbar.hideOnScroll, path, bar);
  const menu = useDialog(path);
  return (
    <div className={styles.layout}>
      <SkipLink />
      {site.announcementBar && <AnnouncementBar announcement={site.announcementBar} locale={locale} />}
      <TopBar
        state={props}
        barRef={bar}
        isShown={isBarShown || menu.isOpen}
        isMenuOpen={menu.isOpen}
        onMenu={menu.open}
        search={search}
      />
      <MobileMenu state={props} menu={menu} secondaryPanel={secondaryPanel} />
      <div className={styles.body} id={MAIN_FALLBACK_ID}>
        <WithSidebar sidebar={sidebar} hideLabels={props.sidebarLabels} below={comments}>
          <ErrorBoundary resetKey={path}>{children}</ErrorBoundary>
        </WithSidebar>
      </div>
      <BackToTop path={path} />
      <Footer locale={locale} />
      <PageFailureBox />
      <RouteAnnouncer page={`${locale} ${path}`} />
    </div>
  );
}
