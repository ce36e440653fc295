import type { IndexFiles } from '../domain/search/engine';
import { directoryPath, INDEX_FOLDER, type IndexDirectory } from '../domain/search/index-format';
import { withBase } from '../domain/routing/paths';
import { site } from '../site/config';

/** The files of an index that was replaced while the page was open are gone. */
export class StaleIndexError extends Error {}

async function load(address: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(address, { cache, credentials: 'same-origin' });
  if (response.status === 404) throw new StaleIndexError(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.text();
}

/**
 * The published index of a language. Files are kept while the page is open; failed ones are asked for again.
 * @param cache How the directory is loaded: `reload` passes over copies the browser kept.
 */
export function indexFiles(locale: string, cache: RequestCache = 'no-cache'): IndexFiles {
  const kept = new Map<string, Promise<string>>();
  const once = (name: string, start: () => Promise<string>): Promise<string> => {
    const known = kept.get(name);
    if (known) return known;
    const loading = start();
    kept.set(name, loading);
    loading.catch(() => kept.delete(name));
    return loading;
  };
  let parsed: IndexDirectory | null = null;
  const directory = async (): Promise<IndexDirectory> => {
    const json = await once('', () => load(withBase(`/${directoryPath(locale)}`, site.baseUrl), cache));
    parsed ??= JSON.parse(json) as IndexDirectory;
    return parsed;
  };
  return {
    directory,
    text: async (name) => {
      const { folder } = await directory();
      return once(name, () => load(withBase(`/${INDEX_FOLDER}/${locale}/${folder}/${name}`, site.baseUrl)));
    },
  };
}
