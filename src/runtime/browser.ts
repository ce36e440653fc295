import type { GatsbyBrowser } from 'gatsby';
import { createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { observeScrolled, startCodeTools } from '../client/article/code-tools';
import { dropCrawlerTags, isInLanguage, setDocumentLanguage } from '../client/browser/document';
import { firstPageData } from '../client/navigation/first-page';
import { repeatEarlyPress, whenHydrated } from '../client/browser/hydration';
import { observeLinks, startLinkRouter } from '../client/navigation/link-router';
import { gatsbyLoader, guardLoader, pageRendered } from '../client/navigation/page-loader';
import { revealTarget, startReveal } from '../client/navigation/reveal';
import {
  focusTarget,
  scrolled,
  shouldUpdateScroll,
  startScroll,
  type RouterLocation,
} from '../client/navigation/scroll';
import { loadInitialSharedData } from '../client/navigation/shared-data';
import { bareCrashView, ErrorBoundary } from '../ui/layout/ErrorBoundary';

export { shouldUpdateScroll };

// Gatsby's client creates its loader from this, once these hooks are loaded.
if (typeof window !== 'undefined') (window as { pageData?: object }).pageData = firstPageData();

/** Loads the first page's shared data before React starts; otherwise hydration would not match. */
export const onClientEntry = async (): Promise<void> => {
  const loader = gatsbyLoader();
  if (loader) guardLoader(loader);
  // Gatsby requests it too, but only after all of this.
  const page = loader?.loadPage(window.location.pathname + window.location.search);
  startScroll();
  startLinkRouter();
  startCodeTools();
  startReveal();
  await Promise.allSettled([loadInitialSharedData(), page]);
};

/** Whether this document was opened by a visit. The browser restores the position of reloads and steps to it. */
const isVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
};

/** The new page is on screen. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location, prevLocation }) => {
  const entry = location as RouterLocation;
  const isLink = entry.action === 'PUSH';
  const isNewPage = Boolean(prevLocation && prevLocation.pathname !== entry.pathname);
  setDocumentLanguage();
  pageRendered(entry.pathname);
  // The first page is on screen before its components are hydrated, which happens in slices.
  whenHydrated(() => {
    scrolled(isNewPage);
    // The browser's steps within a page are left to `startReveal`.
    if (!prevLocation) revealTarget(isVisit());
    else if (isNewPage || isLink) revealTarget(isLink);
    if (isNewPage) {
      dropCrawlerTags();
      focusTarget(entry);
    }
    observeScrolled();
    if (!prevLocation || isNewPage) observeLinks();
  });
};

/** React listens. Removes Gatsby's announcements, which are in English on every page; the site has its own. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', 'off');
  announcer?.setAttribute('hidden', '');
  // In a task of its own, because React could not interrupt its own work to hydrate what is pressed.
  setTimeout(repeatEarlyPress);
  if (process.env.NODE_ENV === 'development') window.addEventListener('focus', () => void leaveGonePage());
};

/** In development, when the author returns from the editor: loads the page again if its file is gone or renamed. */
async function leaveGonePage(): Promise<void> {
  const path = window.location.pathname.replace(/^\/|\/$/g, '') || 'index';
  const { status } = await fetch(`/page-data/${path}/page-data.json`, { method: 'HEAD' });
  if (status === 404) window.location.reload();
}

/**
 * Starts React with a boundary around everything. Differences between server and browser that React repairs are only
 * written to the console.
 */
export const replaceHydrateFunction = (): ((element: ReactNode, container: Element) => void) | undefined => {
  // Undefined leaves this to Gatsby, which supports hot reloading.
  if (process.env.NODE_ENV !== 'production') return undefined;
  return (element, container) => {
    const tree = createElement(ErrorBoundary, { fallback: bareCrashView, children: element });
    // Many hosts know one not-found page, in one language.
    if (!isInLanguage() || !container.querySelector('#gatsby-focus-wrapper > *')) {
      createRoot(container).render(tree);
      return;
    }
    hydrateRoot(container, tree, {
      onRecoverableError: (error) => {
        // eslint-disable-next-line no-console -- The console is where it belongs.
        console.error(error);
      },
    });
  };
};
