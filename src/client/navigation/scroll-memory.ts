import { decodableHash, scrollMove, type HistoryEntry } from './scroll-rule';
import { hashTarget } from './hash-target';
import { SCROLL_KEY } from '../browser/storage-keys';

/**
 * Remembers how far down the reader was on every page of the visit. The browser's own memory is switched off while the
 * site runs: it scrolls the page that is still on screen. It is on when the document is left, so that a reload and the
 * way back from another site are the browser's.
 */

/** A location as Gatsby's router hands it on. A step through history has no action. */
export interface RouterLocation extends HistoryEntry {
  action?: string;
}

let positions: Record<string, number> = {};
let rendered: RouterLocation | null = null;

/** What the router calls an entry without an identity. */
const INITIAL = 'initial';

/** How far below the edge of the window a target is at most when the page has just been scrolled to it: pixels. */
const TARGET_MARGIN = 48;

const entryKey = ({ key = INITIAL, pathname }: HistoryEntry): string => `${key} ${pathname}`;

/** Starts to remember; before the router reads its first location. */
export function startScrollMemory(): void {
  positions = restorePositions();
  const { hash } = window.location;
  repairEntry();
  // The router has read the first location already; this makes it read again.
  if (window.location.hash !== hash) window.dispatchEvent(new PopStateEvent('popstate'));
  window.addEventListener('popstate', repairEntry);
  const saved = positions[entryKey(currentEntry())];
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
    restoreReloaded(saved);
  };
  // Not before the browser has put the first page where it was.
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
      // A link to an anchor scrolls before the router hears of it: that place belongs to the next entry.
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

/** Gives an entry that the browser made an identity, and its hash a form the router can read. */
function repairEntry(): void {
  const { hash, origin, pathname, search } = window.location;
  const state = history.state as { key?: string } | null;
  const fixed = decodableHash(hash);
  if (state?.key !== undefined && fixed === hash) return;
  // The first entry of a document is new too: what another visit to the page left behind is not its position.
  const key = rendered ? String(Date.now()) : INITIAL;
  if (!rendered && state?.key === undefined)
    Reflect.deleteProperty(positions, entryKey({ key, pathname, search, hash }));
  // A path may begin with two slashes: without the origin, the next part would be the name of a host.
  history.replaceState({ key, ...state }, '', origin + pathname + search + fixed);
}

/**
 * The page of this location is on screen: scrolls as the change of entry asks for, and goes on remembering from there.
 * @returns scrolls again, for when what was hidden has been opened; on the first page of a visit to the target.
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
  // A page that comes without scrolling (only its query is new) has a place too.
  if (rendered) positions[entryKey(location)] = window.scrollY;
  rendered = location;
  return () => scroll(isFirst && !isReload() ? 'target' : move);
}

/**
 * After a reload: browsers that have seen `manual` too late start again at the top, or at the target of the hash. Where
 * the reader has scrolled meanwhile, the page stays. An entry that was left before its page came has no place: it begins
 * at the target, where browsers put it at the top.
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

/** Whether the window is where a visit to the address begins. */
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

/** After a link to a part of another page, the keyboard goes on from there. */
export function focusTarget({ hash, action }: RouterLocation): void {
  const target = action === 'PUSH' ? hashTarget(hash) : null;
  if (!target) return;
  // The router puts the focus on the whole page once it is painted; this comes after.
  requestAnimationFrame(() => {
    setTimeout(() => {
      const isFocusable = target.matches('a[href], button, input, summary, [tabindex]');
      if (!isFocusable) {
        target.setAttribute('tabindex', '-1');
        target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
      }
      target.focus({ preventScroll: true });
    });
  });
}
