import type { Locale } from '../routing/locale';

/**
 * Name of a language's index. Recent and favourite searches are stored under it, so it is the same for both search
 * clients.
 * @param base Configured name.
 */
export const indexName = (locale: Locale, base = 'docs'): string => `${base}_${locale}`;

/**
 * Name of the files of an embedded index: the language; for readers of another version of the docs than the last one,
 * also that version.
 */
export const indexFilesName = (locale: Locale, docs: { instance: string; version: string } | null): string =>
  docs === null ? locale : `${locale}.${docs.instance}.${docs.version}`;
