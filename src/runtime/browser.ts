import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { observeCodeBlocks, startCodeTools } from '../client/article/code-tools';
import { dropCrawlerTags, setDocumentLanguage } from '../client/browser/document';
import { firstPageData } from '../client/navigation/first-page';
import { repeatEarlyPress, whenHydrated } from '../client/browser/hydration';
import { startLinkRouter } from '../client/navigation/link-router';
import { gatsbyLoader, guardLoader, pageRendered } from '../client/navigation/page-loader';
import { openSections, openTabs, startReveal } from '../client/navigation/reveal';
import {
  focusTarget,
  showEntry,
  startScrollMemory,
  type RouterLocation,
} from '../client/navigation/scroll-memory';
import { loadInitialSharedData } from '../client/navigation/shared-data';
import { withOuterBoundary } from './outer-boundary';

// Gatsby's client makes its loader of it, once these hooks are there.
if (typeof window !== 'undefined') (window as { pageData?: object }).pageData = firstPageData();

/** Before React starts: what the first page shares with others must be there, or hydration would not match. */
export const onClientEntry = async (): Promise<void> => {
  const loader = gatsbyLoader();
  if (loader) guardLoader(loader);
  // Gatsby asks for it, too, but only when all of this is done.
  const page = loader?.loadPage(window.location.pathname + window.location.search);
  startScrollMemory();
  startLinkRouter();
  startCodeTools();
  startReveal();
  await Promise.allSettled([loadInitialSharedData(), page]);
};

/** The new page is on screen. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location, prevLocation }) => {
  const entry = location as RouterLocation;
  setDocumentLanguage();
  pageRendered(entry.pathname);
  // The first page is on screen before its components are: they are taken over in slices.
  whenHydrated(() => {
    const isOpened = openSections(entry.hash);
    const scroll = showEntry(entry);
    if (isOpened && !prevLocation) scroll();
    if (prevLocation && prevLocation.pathname !== entry.pathname) {
      dropCrawlerTags();
      focusTarget(entry);
    }
    observeCodeBlocks();
    openTabs(entry.hash, scroll);
  });
};

/** React listens. Gatsby's own announcements, in English whatever the page, make room for ours. */
export const onInitialClientRender: NonNullable<GatsbyBrowser['onInitialClientRender']> = () => {
  const announcer = document.getElementById('gatsby-announcer');
  announcer?.setAttribute('aria-live', 'off');
  announcer?.setAttribute('hidden', '');
  // Not from inside React's own work, which it could not interrupt to take over what is pressed.
  setTimeout(repeatEarlyPress);
};

/**
 * Starts React with a boundary around everything. Differences between server and browser that React repairs by itself
 * are written to the console and nowhere else.
 */
export const replaceHydrateFunction = (): ((element: ReactNode, container: Element) => void) | undefined => {
  // Undefined leaves it to Gatsby, which knows about hot reloading.
  if (process.env.NODE_ENV !== 'production') return undefined;
  return (element, container) => {
    const tree = withOuterBoundary(element);
    if (!container.querySelector('#gatsby-focus-wrapper > *')) {
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
