/**
 * The embedded index as files. A reader's browser loads the directory once, and of the rest what a query needs:
 *
 * - the directory (JSON): which shard holds which terms, and how many sections each page has;
 * - shards (text): the terms in code-unit order, a line each: `term TAB group group …`. A group is one character for
 *   the score level (1 to 63) and the sections that have it, as differences;
 * - fragments (JSON): a page's address, titles and text, for results.
 */
export interface IndexDirectory {
  /** Folder of the shards and fragments; its name holds their digest. */
  folder: string;
  first: string[];
  /** Sections per page; see `vlq.ts`. */
  pages: string;
}

/** A page for results. */
export interface PageFragment {
  /** Address with base path and language prefix. */
  u: string;
  /** Title. */
  t: string;
  /** Category. */
  c: string;
  /** Anchor (null for the page's beginning), headings down to the section's own, text. */
  s: [anchor: string | null, headings: string[], text: string][];
}

/** Folder of all indexes in the published site. */
export const INDEX_FOLDER = 'search-index';

/** Path of a language's directory in the published site. */
export const directoryPath = (locale: string): string => `${INDEX_FOLDER}/${locale}.json`;

/** Name of a shard inside the folder. */
export const shardName = (shard: number): string => `s${String(shard)}.txt`;

/** Name of a page's fragment inside the folder. */
export const fragmentName = (page: number): string => `p${String(page)}.json`;

/** Separates a term from its sections. */
export const TERM_END = '\t';

/** Separates the groups of sections. */
export const GROUP_END = ' ';
