/** The parts of a history entry that decide where the page is scrolled to. */
export interface HistoryEntry {
  pathname: string;
  search: string;
  hash: string;
  /** Key of the entry in the browser's history. */
  key?: string;
}

/** A move from one history entry to another. */
export interface EntryChange {
  /** Null on the first page of a visit. */
  before: HistoryEntry | null;
  after: HistoryEntry;
  /** The reader moved through history instead of following a link. */
  isStep: boolean;
  /** Scroll position when the entry was left; undefined if it was never shown. */
  saved: number | undefined;
  /** Whether the page has an element that the hash names. */
  hasTarget: boolean;
}

/** No move, the top, the element that the hash names, or a position in pixels. */
export type ScrollMove = 'stay' | 'top' | 'target' | number;

/**
 * Where a page is scrolled to when it appears: to the target of the hash, otherwise to the top; nowhere when only the
 * query changes; back to its position after a step through history. The first page is left to the browser.
 */
export function scrollMove({ before, after, isStep, saved, hasTarget }: EntryChange): ScrollMove {
  if (before === null) return 'stay';
  const isSamePath = before.pathname === after.pathname;
  if (isStep) {
    if (saved !== undefined) return saved;
    // A link to an anchor on the page: the browser has scrolled already.
    if (isSamePath) return 'stay';
  } else if (isSamePath && before.hash === after.hash && before.search !== after.search) return 'stay';
  if (after.hash === '') return 'top';
  if (hasTarget) return 'target';
  return isSamePath ? 'stay' : 'top';
}

/**
 * A hash that can be decoded. Gatsby decodes hashes without catching errors, so `/#100%` would crash the page.
 * @example decodableHash('#100%') // '#100%25'
 */
export function decodableHash(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replace(/%/g, '%25');
  }
}
