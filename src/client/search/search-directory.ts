import { withBase } from '../../domain/routing/paths';
import { directoryPath } from '../../domain/search/index-format';
import { site } from '../../site/config';

/** The files of an index that was replaced while the page was open are gone. */
export class StaleIndexError extends Error {}

/** @throws {StaleIndexError} when there is no such file; an error that names the file when it cannot be had. */
export async function loadText(address: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(address, { cache, credentials: 'same-origin' });
  if (response.status === 404) throw new StaleIndexError(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.text();
}

const early = new Map<string, Promise<string>>();

/** Asks for the directory of a language's index, beside the dialog that will want it. */
export function prepareSearch(locale: string): void {
  if (site.search.hosted || early.has(locale)) return;
  const loading = loadDirectory(locale, 'no-cache');
  early.set(locale, loading);
  loading.catch(() => early.delete(locale));
}

/**
 * The directory of a language's index, as text: it names the folder of the other files.
 * @param cache `reload` passes over what is here or in the browser already.
 */
export const loadDirectory = (locale: string, cache: RequestCache): Promise<string> =>
  (cache === 'reload' ? undefined : early.get(locale)) ??
  loadText(withBase(`/${directoryPath(locale)}`, site.baseUrl), cache);
