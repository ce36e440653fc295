/** What the browser knows of the connection (Network Information API). */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether pages may be loaded ahead: not on 2g, not when the reader saves data. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !(connection?.effectiveType?.includes('2g') ?? false) && connection?.saveData !== true;

/** The part of Gatsby's loader that fetches a page's code and data. */
interface Loader {
  loadPage: (path: string) => Promise<unknown>;
}

const loaded = new Set<string>();

/**
 * Loads the page behind a link that is about to be followed (the pointer is on it, a finger touches it), once per page.
 * @param path Path without the site's prefix, query and hash.
 */
export function preloadPage(path: string): void {
  const { connection } = navigator as { connection?: Connection };
  const { ___loader: loader } = window as { ___loader?: Loader };
  if (!loader || loaded.has(path) || !mayPrefetch(connection)) return;
  loaded.add(path);
  loader.loadPage(path).catch(() => loaded.delete(path));
}
