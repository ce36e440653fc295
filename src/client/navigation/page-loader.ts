import { isHydrated } from '../browser/hydration';
import { navigationEnded, navigationStarted } from './navigation-progress';
import { setPageFailure } from './page-failure';
import { loadPageStyles } from './page-styles';
import { reloadPage } from './scroll';

/** What Gatsby's loader returns for a page. */
export interface LoadedPage {
  /** `error` means that code or data could not be loaded. */
  status?: string;
  error?: unknown;
  page?: { webpackCompilationHash?: string };
  /** Results of the template's query, by field name. */
  json?: { data?: Record<string, unknown> };
}

/** The part of Gatsby's loader that fetches a page's code and data (`window.___loader`). */
export interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  isPageNotFound: (path: string) => boolean;
}

/** Gatsby's globals. */
interface GatsbyWindow {
  ___loader?: Loader;
  ___webpackCompilationHash?: string;
}

/** Gatsby's loader, once its script has run. */
export const gatsbyLoader = (): Loader | undefined => (window as GatsbyWindow).___loader;

/** Outcome of a navigation: the page is shown, its document is loaded, or it failed for a reason not known yet. */
export type Outcome = 'show' | 'reload' | 'failed';

/**
 * The outcome of a navigation to a loaded page. Another compilation means that the site was deployed since this tab was
 * opened, and its data may not fit the running code. An unknown one (the network is gone) proves nothing.
 */
export function outcomeOf(result: LoadedPage | undefined, hash: string | undefined): Outcome {
  if (!result || result.status === 'error') return 'failed';
  const own = result.page?.webpackCompilationHash;
  return !own || !hash || own === hash ? 'show' : 'reload';
}

let loadPageAhead: Loader['loadPage'] | undefined;
/** Counts navigations, because only the latest may change the page. */
let latest = 0;
let renderedPath = '';
let requestedAddress = '';
let onRendered: (() => void) | undefined;

/** Loads a page ahead of time, with everything that {@link navigateTo} waits for, without going there. */
export async function preload(path: string): Promise<LoadedPage | undefined> {
  const page = await (loadPageAhead ?? gatsbyLoader()?.loadPage)?.(path);
  await loadPageStyles(page?.json?.data);
  return page;
}

/** A link to this address was followed. Gatsby's loader never sees its hash. */
export function setRequestedAddress(address: string): void {
  requestedAddress = address;
}

/** Calls back once the next page is on screen. */
export const whenRendered = (callback: () => void): void => {
  onRendered = callback;
};

/** The page at this path is on screen. */
export function pageRendered(path: string): void {
  renderedPath = path;
  onRendered?.();
  onRendered = undefined;
  setPageFailure(null);
  navigationEnded();
}

/**
 * Wraps Gatsby's loader for every navigation by link or history. Gatsby itself shows a page whose data does not fit the
 * running code, forgets query and hash when it falls back to loading the document, lets a slow page that was requested
 * earlier replace a later one, and leaves the reader with the browser's error page when the network is gone.
 */
export function guardLoader(loader: Loader): void {
  const load = loader.loadPage;
  const loadSync = loader.loadPageSync;
  loadPageAhead = load;
  const isProduction = process.env.NODE_ENV === 'production';
  // Pages do not depend on the query. Without it, they are found in memory, even when the network is gone.
  const loadBare: Loader['loadPage'] = isProduction ? (path) => load(withoutQuery(path)) : load;
  loader.loadPage = (path) => (isHydrated() ? navigateTo(path, loadBare) : loadBare(path));
  if (!isProduction) return;
  // A page that failed before is requested again; rendering its remains would crash.
  loader.loadPageSync = (path, options) => {
    const result = loadSync(withoutQuery(path), options);
    return result?.status === 'error' ? undefined : result;
  };
  window.addEventListener('popstate', () => {
    latest += 1;
  });
}

const withoutQuery = (path: string): string => path.replace(/\?.*$/s, '');

const never = new Promise<never>(() => undefined);

async function navigateTo(path: string, load: Loader['loadPage']): Promise<LoadedPage | undefined> {
  latest += 1;
  const id = latest;
  const address = fullAddress(path);
  setPageFailure(null);
  navigationStarted(renderedPath, path);
  let result: LoadedPage | undefined;
  try {
    result = await load(path);
  } catch (error) {
    result = { status: 'error', error };
  }
  await loadPageStyles(result?.json?.data);
  if (id !== latest) return never;
  if (process.env.NODE_ENV !== 'production') return result;
  const hash = (window as GatsbyWindow).___webpackCompilationHash;
  const outcome = outcomeOf(result, hash);
  if (outcome === 'show') {
    // Gatsby compares the two again.
    if (result?.page && hash) result.page.webpackCompilationHash = hash;
    return result;
  }
  if (outcome === 'reload') leaveFor(address);
  else void openDocument(address, result?.error);
  return never;
}

/** The whole address of a navigation to a path: that of the link, or the current one after a step through history. */
function fullAddress(path: string): string {
  const { pathname, search, hash } = window.location;
  const candidates = [requestedAddress, pathname + search + hash];
  requestedAddress = '';
  return candidates.find((address) => address.replace(/#.*$/s, '') === path) ?? path;
}

/** Opens a page by loading its document. If the host cannot be reached, the current page stays, with a message. */
export async function openDocument(address: string, reason?: unknown): Promise<void> {
  latest += 1;
  const id = latest;
  const problem = await probe(address);
  if (id !== latest) return;
  if (problem === null) {
    // eslint-disable-next-line no-console -- The only trace of why a page was loaded as a document.
    console.warn(`Loading ${address} as a document`, reason);
    leaveFor(address);
    return;
  }
  navigationEnded();
  setPageFailure({ address, ...problem });
}

/** Why the host does not answer; null if it does (a missing page is an answer too). */
async function probe(address: string): Promise<{ isOffline: boolean; detail: string } | null> {
  try {
    const { ok, status, statusText } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return ok || status < 500 ? null : { isOffline: false, detail: `${String(status)} ${statusText}`.trim() };
  } catch (error) {
    return { isOffline: true, detail: String(error) };
  }
}

function leaveFor(address: string): void {
  const { href, pathname, search, hash } = window.location;
  // After a step through history the address is correct already, and assigning it with a hash would only scroll.
  if (address === href || address === pathname + search + hash) reloadPage();
  else window.location.assign(address);
}
