import { decodableHash, scrollMove, type HistoryEntry } from './scroll-rule';
import { hashTarget } from './hash-target';
import { SCROLL_KEY } from '../browser/storage-keys';

/**
 * Remembers the scroll position of every page of the visit. The browser's own scroll restoration is off while the site
 * runs, because it would scroll the page that is still on screen. It is on when the document is left, so that the
 * browser handles reloads and the way back from another site.
 */

/** A location as Gatsby's router passes it on. A step through history has no action. */
export interface RouterLocation extends HistoryEntry {
  action?: string;
}

let positions: Record<string, number> = {};
let rendered: RouterLocation | null = null;

/** The router's key for an entry that has none. */
const INITIAL = 'initial';

/** Maximum distance of a target from the top of the window right after the page was scrolled to it, in pixels. */
const TARGET_MARGIN = 48;

const entryKey = ({ key = INITIAL, pathname }: HistoryEntry): string => `${key} ${pathname}`;

/** Starts remembering. Call it before the router reads its first location. */
export function startScrollMemory(): void {
  positions = restorePositions();
  const { hash } = window.location;
  repairEntry();
  // The router has read the first location already; this event makes it read the location again.
  if (window.location.hash !== hash) window.dispatchEvent(new PopStateEvent('popstate'));
  window.addEventListener('popstate', repairEntry);
  const saved = positions[entryKey(currentEntry())];
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
    restoreReloaded(saved);
  };
  // The browser restores the first page's position before it loads completely, so this waits.
  if (document.readyState === 'complete') takeOver();
  else window.addEventListener('load', takeOver);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(SCROLL_KEY, JSON.stringify(positions));
    } catch {
      // Without storage, positions last as long as the document.
    }
  });
  window.addEventListener(
    'scroll',
    () => {
      // A link to an anchor scrolls before the router is notified: that position belongs to the next entry.
      const { search, hash } = window.location;
      if (rendered?.hash === hash && rendered.search === search)
        positions[entryKey(rendered)] = window.scrollY;
    },
    { passive: true },
  );
}

function restorePositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Gives an entry that the browser made a key, and makes its hash decodable for the router. */
function repairEntry(): void {
  const { hash, origin, pathname, search } = window.location;
  const state = history.state as { key?: string } | null;
  const fixed = decodableHash(hash);
  if (state?.key !== undefined && fixed === hash) return;
  // The first entry of a document is new too: a position from an earlier visit to the page does not apply.
  const key = rendered ? String(Date.now()) : INITIAL;
  if (!rendered && state?.key === undefined)
    Reflect.deleteProperty(positions, entryKey({ key, pathname, search, hash }));
  // A path may begin with two slashes; without the origin, its next part would be taken for a host.
  history.replaceState({ key, ...state }, '', origin + pathname + search + fixed);
}

/**
 * The page of this location is on screen: scrolls according to the change of entry, and remembers its positions from
 * now on.
 * @returns scrolls again, after hidden content was opened; to the target on the first page of a visit.
 */
export function showEntry(location: RouterLocation): () => void {
  const target = hashTarget(location.hash);
  const move = scrollMove({
    before: rendered,
    after: location,
    isStep: location.action !== 'PUSH',
    saved: positions[entryKey(location)],
    hasTarget: target !== null,
  });
  const isFirst = rendered === null;
  const scroll = (wanted: typeof move): void => {
    if (wanted === 'target') target?.scrollIntoView({ behavior: 'instant' });
    else if (wanted !== 'stay') window.scrollTo({ top: wanted === 'top' ? 0 : wanted, behavior: 'instant' });
  };
  scroll(move);
  // A page that appears without scrolling (only its query is new) has a position too.
  if (rendered) positions[entryKey(location)] = window.scrollY;
  rendered = location;
  return () => scroll(isFirst && !isReload() ? 'target' : move);
}

/**
 * After a reload: browsers that saw `manual` too late start at the top, or at the target of the hash. If the reader has
 * scrolled meanwhile, the page stays. An entry that was left before its page appeared has no position; it starts at the
 * target, where browsers would put it at the top.
 */
function restoreReloaded(saved: number | undefined): void {
  if (!isReload() || !isAtStart()) return;
  if (saved !== undefined) window.scrollTo({ top: saved, behavior: 'instant' });
  else hashTarget(window.location.hash)?.scrollIntoView({ behavior: 'instant' });
}

function isReload(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

/** Whether the window is at the position where a visit to the address begins. */
function isAtStart(): boolean {
  if (window.scrollY === 0) return true;
  const target = hashTarget(window.location.hash);
  if (!target) return false;
  return Math.abs(target.getBoundingClientRect().top) < TARGET_MARGIN;
}

const currentEntry = (): HistoryEntry => {
  const { pathname, search, hash } = window.location;
  const { key } = (history.state ?? {}) as { key?: string };
  return { pathname, search, hash, ...(key !== undefined && { key }) };
};

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
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focus, {
    once: true,
    signal: AbortSignal.timeout(ROUTER_FOCUS_MS),
  });
}
