import type { Locale } from '../routing/locale';

/** Name of a language's index, the same for both clients: recent searches are stored under it. */
export const indexName = (locale: Locale, base = 'docs'): string => `${base}_${locale}`;

/** Name of an index's files: the language, and for readers of another version than the last also that. */
export const indexFilesName = (locale: Locale, docs: { instance: string; version: string } | null): string =>
  docs === null ? locale : `${locale}.${docs.instance}.${docs.version}`;
