import type { Locale } from '../../domain/routing/locale';
import { withBase } from '../../domain/routing/paths';
import { directoryPath } from '../../domain/search/index-format';
import { site } from '../../site/public-config';
import { searchedIndex } from '../browser/docs-scope';

/** The files of an index that was replaced while the page was open no longer exist. */
export class StaleIndexError extends Error {}

/** The form of a directory, a page's fragment and a shard, from the first to the last character. */
const WHOLE_FILE = /^(\{"(folder|u)":.*\}|[^<\t\n]+\t.*\n)$/s;

/**
 * Loads a text file; again if it is something else, which the browser may have kept.
 * @throws {StaleIndexError} when the file does not exist; an error that names the file when it cannot be loaded.
 */
export async function loadText(address: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(address, { cache, credentials: 'same-origin' });
  if (response.status === 404) throw new StaleIndexError(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  const text = await response.text();
  if (WHOLE_FILE.test(text)) return text;
  if (cache === 'reload') throw new Error(`${address} is damaged.`);
  return loadText(address, 'reload');
}

const early = new Map<string, Promise<string>>();

/** Requests the directory of a language's index while the dialog that needs it is loading. */
export function prepareSearch(locale: Locale): void {
  const name = process.env.GATSBY_DOCS_SETS ? searchedIndex(locale) : locale;
  if (site.search.hosted || early.has(name)) return;
  const loading = loadDirectory(name, 'no-cache');
  early.set(name, loading);
  loading.catch(() => early.delete(name));
}

/**
 * The directory of an index, as text: it names the folder of the other files.
 * @param cache `reload` ignores copies in memory and in the browser's cache.
 */
export const loadDirectory = (name: string, cache: RequestCache): Promise<string> =>
  (cache === 'reload' ? undefined : early.get(name)) ??
  loadText(withBase(`/${directoryPath(name)}`, site.baseUrl), cache);
