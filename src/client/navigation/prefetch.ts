import { gatsbyLoader, preload } from './page-loader';

/** What the browser knows of the connection (Network Information API). */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether pages may be loaded ahead: not on 2G, not when the reader saves data, not offline. */
export const mayPrefetch = (connection: Connection | undefined, isOnline = true): boolean =>
  isOnline && !(connection?.effectiveType?.includes('2g') ?? false) && connection?.saveData !== true;

const mayPrefetchNow = (): boolean => {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection };
  return mayPrefetch(connection, onLine);
};

const loaded = new Set<string>();

/**
 * Loads the page behind a link that is about to be followed (the pointer or a finger is on it), once per page.
 * @param path Path without query and hash.
 */
export function preloadPage(path: string): void {
  if (loaded.has(path) || !mayPrefetchNow()) return;
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

/**
 * Adds pages to Gatsby's queue, up to the limit for the current page.
 * @returns a function that cancels a page whose turn has not come, so that another may take its place; undefined beyond
 * the limit.
 */
function pagesAhead(): (path: string) => (() => void) | undefined {
  let here = '';
  const ahead = new Set<string>();
  return (path) => {
    if (here !== window.location.pathname) {
      here = window.location.pathname;
      ahead.clear();
    }
    if (path === here || ahead.size >= AHEAD || ahead.has(path)) return undefined;
    ahead.add(path);
    const entry = gatsbyLoader()?.enqueue?.(path);
    let isFetched = false;
    entry?.then(() => (isFetched = true));
    return () => {
      if (isFetched) return;
      entry?.abort?.();
      ahead.delete(path);
    };
  };
}

const waiting = new Set<() => void>();

/** Cancels the pages whose turn has not come, because the reader waits for something else. */
export function stopPrefetching(): void {
  for (const giveUp of waiting) giveUp();
  waiting.clear();
}

/**
 * Prefetches the data of pages whose links are in view, a few per page, while the browser is idle. Gatsby's queue does
 * the work: it starts after three seconds, loads four pages at a time, and ignores crawlers.
 * @param pathOf The page behind a link; null if the router does not handle the link.
 */
export function prefetchVisibleLinks(pathOf: (link: HTMLAnchorElement) => string | null): void {
  const seen = new WeakSet<Element>();
  const queued = new WeakMap<Element, () => void>();
  const enqueue = pagesAhead();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const before = queued.get(target);
      before?.();
      if (before) waiting.delete(before);
      queued.delete(target);
      const path = isIntersecting && mayPrefetchNow() ? pathOf(target as HTMLAnchorElement) : null;
      const forget = path === null ? undefined : enqueue(path);
      if (!forget) continue;
      queued.set(target, forget);
      waiting.add(forget);
    }
  });
  // Safari has no `requestIdleCallback`.
  const whenIdle = (callback: () => void): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
    else setTimeout(callback, 200);
  };
  let isScheduled = false;
  const scan = (): void => {
    isScheduled = false;
    for (const link of document.querySelectorAll(WORTH)) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(scan);
  };
  const start = (): void => {
    new MutationObserver((mutations) => {
      if (mutations.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element)))
        schedule();
    }).observe(document.body, { childList: true, subtree: true });
    schedule();
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
