import { preload } from './page-loader';

/** What the browser knows of the connection (Network Information API). */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether pages may be loaded ahead: not on 2G, not when the reader saves data, not offline. */
export const mayPrefetch = (connection: Connection | undefined, isOnline = true): boolean =>
  isOnline && !(connection?.effectiveType?.includes('2g') ?? false) && connection?.saveData !== true;

const loaded = new Set<string>();

/** Loads the page at a path (without query and hash) that is about to be opened, once. */
export function preloadPage(path: string): void {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection };
  if (loaded.has(path) || !mayPrefetch(connection, onLine)) return;
  loaded.add(path);
  const forget = () => loaded.delete(path);
  preload(path).then((page) => {
    if (page?.status === 'error') forget();
  }, forget);
}

/**
 * Links worth prefetching: what a text, a list or its pager leads on to, not what surrounds a title. {@link
 * preloadPage} covers all other links.
 */
const WORTH = 'main a[href^="/"]:not([rel~="tag"], [rel~="author"], header a)';

/** How many pages are fetched ahead per page: with the script of another template, about 30 KB. */
const AHEAD = 4;

let observer: IntersectionObserver | undefined;

/**
 * Prefetches the data of the first pages whose links on the current page come into view, as Gatsby's `<Link>` does.
 * Gatsby's queue does the work: it starts after three seconds, loads four pages at a time, and ignores crawlers and
 * readers on slow connections.
 * @param pathOf The page behind a link; null if the router does not handle the link.
 * @param enqueue Adds a page to the queue (Gatsby's `prefetchPathname`).
 */
export function prefetchVisibleLinks(
  pathOf: (link: HTMLAnchorElement) => string | null,
  enqueue: (path: string) => void,
): void {
  observer?.disconnect();
  const here = window.location.pathname;
  const ahead = new Set<string>();
  observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = isIntersecting ? pathOf(target as HTMLAnchorElement) : null;
      if (path === null || path === here || ahead.has(path) || ahead.size >= AHEAD) continue;
      ahead.add(path);
      enqueue(path);
    }
  });
  for (const link of document.querySelectorAll(WORTH)) observer.observe(link);
}
