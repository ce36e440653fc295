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

/** Loads the page at a path (without query and hash) into memory, once. */
export async function preloadPage(path: string): Promise<void> {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection };
  if (loaded.has(path) || !mayPrefetch(connection, onLine)) return;
  loaded.add(path);
  const page = await preload(path).catch(() => undefined);
  if (!page || page.status === 'error') loaded.delete(path);
}

/** What a text, a list or its pager leads on to; other links surround them. */
const LEADS_ON = 'main a:not([rel~="tag"], [rel~="author"], header :not(h2) > a)';

/** Bytes that are loaded ahead per page, as they come over the network; half of them for links that surround a text. */
const BUDGET = 60 * 1024;

let observer: IntersectionObserver | undefined;

/**
 * Loads the pages whose links on the current page come into view, one after the other while the browser is idle, until
 * {@link BUDGET} is spent: following such a link waits for nothing. What leads on comes first.
 * @param pathOf The page behind a link; null if the router does not handle the link.
 */
export function preloadVisibleLinks(pathOf: (link: HTMLAnchorElement) => string | null): void {
  observer?.disconnect();
  const here = window.location.pathname;
  const start = performance.now();
  const onwards = new Set<string>();
  const around = new Set<string>();
  let isLoading = false;
  const current = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const path = isIntersecting ? pathOf(target as HTMLAnchorElement) : null;
      if (path !== null && path !== here) (target.matches(LEADS_ON) ? onwards : around).add(path);
    }
    if (!isLoading) void loadWaiting();
  });
  observer = current;
  for (const link of document.querySelectorAll('a[href^="/"]')) current.observe(link);

  async function loadWaiting(): Promise<void> {
    isLoading = true;
    for (;;) {
      await idle();
      const bytes = bytesSince(start);
      if (observer !== current || bytes > BUDGET) return;
      const [path] = bytes > BUDGET / 2 ? onwards : [...onwards, ...around];
      if (path === undefined) break;
      await preloadPage(path);
      onwards.delete(path);
      around.delete(path);
    }
    isLoading = false;
  }
}

/** Bytes of what scripts have loaded since a time of the page's clock. */
const bytesSince = (start: number): number =>
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= start)
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
