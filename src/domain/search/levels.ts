/** Levels of a result's titles: category, title, headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One of them. */
export type Level = (typeof LEVELS)[number];

/** Category, title and headings, HTML-escaped, because the interface inserts them as HTML. */
export type Hierarchy = Record<Level, string | null>;
