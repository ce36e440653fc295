import { isHydrated } from '../browser/hydration';
import { navigationEnded, navigationStarted } from './navigation-progress';
import { setPageFailure } from './page-failure';
import { loadPageStyles } from './page-styles';

/** What Gatsby's loader gives for a page. */
export interface LoadedPage {
  /** `error`: code or data could not be loaded. */
  status?: string;
  error?: unknown;
  page?: { webpackCompilationHash?: string };
  /** What the page's template asked the data layer for, by name. */
  json?: { data?: Record<string, unknown> };
}

/** The part of Gatsby's loader that fetches a page's code and data (`window.___loader`). */
export interface Loader {
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
  loadPageSync: (path: string, options?: object) => LoadedPage | undefined;
  /** Added to Gatsby's queue: internal, so a version without it must not fail. */
  enqueue?: (path: string) => { then: (done: () => void) => void; abort?: () => void };
  isPageNotFound: (path: string) => boolean;
}

/** Gatsby's globals. */
interface GatsbyWindow {
  ___loader?: Loader;
  ___webpackCompilationHash?: string;
}

/** Gatsby's loader, once its script has run. */
export const gatsbyLoader = (): Loader | undefined => (window as GatsbyWindow).___loader;

/** What becomes of a navigation: the page is shown, the document is loaded anew, or nobody knows yet why it failed. */
export type Outcome = 'show' | 'reload' | 'failed';

/**
 * The outcome of a navigation to a loaded page. Another compilation means that the site was deployed since this tab was opened: its data may not
 * fit the code that runs here. An unknown one (the network is gone) proves nothing.
 */
export function outcomeOf(result: LoadedPage | undefined, hash: string | undefined): Outcome {
  if (!result || result.status === 'error') return 'failed';
  const own = result.page?.webpackCompilationHash;
  return !own || !hash || own === hash ? 'show' : 'reload';
}

let loadPageAhead: Loader['loadPage'] | undefined;
/** Counts navigations: only the latest may change the page. */
let latest = 0;
let renderedPath = '';
let requestedAddress = '';

/** Loads a page ahead of time with all that {@link navigateTo} waits for, without going there. */
export async function preload(path: string): Promise<LoadedPage | undefined> {
  const page = await (loadPageAhead ?? gatsbyLoader()?.loadPage)?.(path);
  await loadPageStyles(page?.json?.data);
  return page;
}

/** A link to this address was followed. Gatsby's loader does not hear of its hash. */
export function setRequestedAddress(address: string): void {
  requestedAddress = address;
}

/** The page at this path is on screen. */
export function pageRendered(path: string): void {
  renderedPath = path;
  setPageFailure(null);
  navigationEnded();
}

/**
 * Stands between Gatsby's router and its loader, for every navigation by link or history. Gatsby itself goes on to a
 * page whose data does not fit the running code, forgets query and hash when it falls back to loading the document,
 * lets a slow page that was asked for earlier replace a later one, and leaves the reader with the browser's error
 * page when the network is gone.
 */
export function guardLoader(loader: Loader): void {
  const load = loader.loadPage;
  const loadSync = loader.loadPageSync;
  loadPageAhead = load;
  const isProduction = process.env.NODE_ENV === 'production';
  // Pages do not differ by query: asking without it finds them in memory, also when the network is gone.
  const loadBare: Loader['loadPage'] = isProduction ? (path) => load(withoutQuery(path)) : load;
  loader.loadPage = (path) => (isHydrated() ? navigateTo(path, loadBare) : loadBare(path));
  if (!isProduction) return;
  // A page that failed before is asked for again; rendering what is left of it would crash.
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
    // Gatsby compares the two once more.
    if (result?.page && hash) result.page.webpackCompilationHash = hash;
    return result;
  }
  if (outcome === 'reload') leaveFor(address);
  else void openDocument(address, result?.error);
  return never;
}

/** The whole address of a navigation to a path (with query): that of the link, or after a step in history the current one. */
function fullAddress(path: string): string {
  const { pathname, search, hash } = window.location;
  const candidates = [requestedAddress, pathname + search + hash];
  requestedAddress = '';
  return candidates.find((address) => address.replace(/#.*$/s, '') === path) ?? path;
}

/**
 * Opens a page the plain way, by loading its document; if the host cannot be reached, says so and keeps the page that
 * is there.
 */
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

/** Why the host does not answer, or null if it does (a missing page is an answer too). */
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
  // After a step in history the address is right already; assigning it with a hash would only scroll.
  if (address === href || address === pathname + search + hash) window.location.reload();
  else window.location.assign(address);
}
