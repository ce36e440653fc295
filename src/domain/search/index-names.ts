import type { Locale } from '../routing/locale';

/**
 * Name of a language's index. Recent and favourite searches are kept under it, so it is the same whoever answers.
 * @param base Configured name.
 */
export const indexName = (locale: Locale, base = 'docs'): string => `${base}_${locale}`;
