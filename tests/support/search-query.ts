/**
 * A query of a reader, and the expected results. `pages` are the locale-neutral addresses that answer the query (any of
 * them counts), `section` is the anchor that must be visible.
 */
export interface SearchQuery {
  query: string;
  kind: 'term' | 'prefix' | 'typo' | 'mixed' | 'identifier' | 'inside' | 'question';
  pages: string[];
  section?: string;
}

const expected =
  (kind: SearchQuery['kind']) =>
  (query: string, page: string, ...others: string[]): SearchQuery => {
    const [path = '', section] = page.split('#');
    const pages = [path, ...others];
    return section === undefined ? { query, kind, pages } : { query, kind, pages, section };
  };

/** Queries by the feature of the search that they need. */
export const term = expected('term');
export const prefix = expected('prefix');
export const typo = expected('typo');
export const mixed = expected('mixed');
export const identifier = expected('identifier');
export const inside = expected('inside');
export const question = expected('question');
