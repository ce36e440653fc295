import type { Locale } from '../routing/locale';

/**
 * Name of a language's index. Recent and favourite searches are stored under it, so it is the same for both search
 * clients.
 * @param base Configured name.
 */
export const indexName = (locale: Locale, base = 'docs'): string => `${base}_${locale}`;
