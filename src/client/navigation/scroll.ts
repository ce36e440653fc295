import { decodableHash, hashTarget } from './hash-target';
import { openSections } from './reveal';
import { muteNextScroll } from './scroll-guard';

/** A location as Gatsby's router passes it on. A step through history has no action. */
export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  action?: string;
}

/** A step from one location to another, as Gatsby passes it to `shouldUpdateScroll`. */
export interface ScrollUpdate {
  /** Missing on the first page of a visit. */
  prevRouterProps?: { location: RouterLocation };
  routerProps: { location: RouterLocation };
  getSavedScrollPosition: (location: RouterLocation) => [x: number, y: number];
}

/**
 * Where Gatsby scrolls: on another page to the target of the hash, otherwise to the top, and after a step through
 * history to where the reader was. The browser takes the steps within a page, and scrolls the first page unless it
 * replaces one ({@link reloadPage}).
 */
export function shouldUpdateScroll(update: ScrollUpdate): boolean {
  const before = update.prevRouterProps?.location;
  const after = update.routerProps.location;
  if (!before && history.scrollRestoration === 'auto') return false;
  // A section that opens only after Gatsby has scrolled would open slowly, with nothing to scroll to.
  openSections(after.hash);
  const isStep = after.action !== 'PUSH';
  if (before?.pathname === after.pathname)
    return !isStep && (before.hash !== after.hash || before.search === after.search);
  if (!isStep || after.hash === '') return true;
  const saved = update.getSavedScrollPosition(after);
  // An entry that was left before its page came begins at its target.
  if (saved[1] === 0) return true;
  // Gatsby itself would scroll to the target of the hash.
  window.scrollTo(...saved);
  return false;
}

/**
 * Loads the document of the current address, to which a step through history has led. The browser must not restore its
 * position, which it has lost on the page that is still on screen.
 */
export function reloadPage(): void {
  history.scrollRestoration = 'manual';
  window.location.reload();
}

/** The router's key of the current entry; undefined for one that the browser has just made. */
const currentKey = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** Key of the entry whose page is on screen. */
let shown: string | undefined;

/**
 * Makes up for what Gatsby's memory of scroll positions lacks. Call it before the router's components exist, so that
 * these listeners come first.
 */
export function startScroll(): void {
  const { hash } = window.location;
  repairEntry('initial');
  // The router has read the first location already; this event makes it read the location again.
  if (window.location.hash !== hash) window.dispatchEvent(new PopStateEvent('popstate'));
  window.addEventListener('popstate', () => repairEntry(String(Date.now())));
  // The browser scrolls to an anchor, or after a step through history, while Gatsby still has the entry that is left:
  // Gatsby would take this for the position where the reader left it.
  window.addEventListener(
    'scroll',
    (event) => {
      if (shown !== undefined && shown !== currentKey()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/**
 * Gives an entry that the browser made a key of its own, as they would share a position otherwise, and a hash that can
 * be decoded: Gatsby decodes hashes without catching errors, so `/#100%` would crash the page.
 */
function repairEntry(key: string): void {
  const { hash } = window.location;
  const state = history.state as { key?: string } | null;
  const fixed = decodableHash(hash);
  if (state?.key === undefined || fixed !== hash)
    history.replaceState({ key, ...state }, '', fixed === '' ? undefined : fixed);
}

/** The page of the current address is on screen, and Gatsby has scrolled it. */
export function scrolled(isNewPage: boolean): void {
  const { hash } = window.location;
  // Gatsby does not scroll where the hash names nothing.
  if (isNewPage && hash !== '' && !hashTarget(hash)) window.scrollTo(0, 0);
  shown = currentKey();
  history.scrollRestoration = 'auto';
  // Gatsby stores positions on scrolling only, but this entry has one already.
  muteNextScroll();
  window.dispatchEvent(new Event('scroll'));
}

/** How long after a navigation the router may still move the focus, in milliseconds. */
const ROUTER_FOCUS_MS = 2000;

/** After a link to a part of another page, moves the keyboard's focus there. */
export function focusTarget({ hash, action }: RouterLocation): void {
  const target = action === 'PUSH' ? hashTarget(hash) : null;
  if (!target) return;
  const focus = (): void => {
    const isFocusable = target.matches('a[href], button, input, summary, [tabindex]');
    if (!isFocusable) {
      target.setAttribute('tabindex', '-1');
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => setTimeout(focus));
  // The router focuses the whole page once it is painted, in WebKit often later than the above.
  const page = document.getElementById('gatsby-focus-wrapper');
  page?.addEventListener('focus', focus, { once: true });
  setTimeout(() => page?.removeEventListener('focus', focus), ROUTER_FOCUS_MS);
}
