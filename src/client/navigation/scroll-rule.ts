/** The parts of a history entry that decide where the page is scrolled to. */
export interface HistoryEntry {
  pathname: string;
  search: string;
  hash: string;
  /** Identity of the entry in the browser's history. */
  key?: string;
}

/** A move from one history entry to another. */
export interface EntryChange {
  /** Null on the first page of a visit. */
  before: HistoryEntry | null;
  after: HistoryEntry;
  /** The reader stepped through history instead of following a link. */
  isStep: boolean;
  /** How far down the reader was when the entry was left; undefined if it was never shown. */
  saved: number | undefined;
  /** The page has an element the hash names. */
  hasTarget: boolean;
}

/** Nothing, the top, the element the hash names, or a height. */
export type ScrollMove = 'stay' | 'top' | 'target' | number;

/**
 * Where a page is scrolled to when it appears: to the target of the hash, else to the top; not at all when only the
 * query changes; back where it was after a step in history. The first page is the browser's business.
 */
export function scrollMove({ before, after, isStep, saved, hasTarget }: EntryChange): ScrollMove {
  if (before === null) return 'stay';
  const isSamePath = before.pathname === after.pathname;
  if (isStep) {
    if (saved !== undefined) return saved;
    // A link to an anchor on the page: the browser has gone there by itself.
    if (isSamePath) return 'stay';
  } else if (isSamePath && before.hash === after.hash && before.search !== after.search) return 'stay';
  if (after.hash === '') return 'top';
  if (hasTarget) return 'target';
  return isSamePath ? 'stay' : 'top';
}

/**
 * A hash that can be decoded: Gatsby decodes it without care, and `/#100%` would take the page down with it.
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
