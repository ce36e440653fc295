import type { IndexFiles } from '../../domain/search/engine';
import { INDEX_FOLDER, type IndexDirectory } from '../../domain/search/index-format';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/config';
import { loadDirectory, loadText } from './search-directory';

/**
 * The published index of a language. Files are kept while the page is open; failed ones are requested again.
 * @param cache How the directory is loaded: `reload` ignores the browser's copies.
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
    const json = await once('', () => loadDirectory(locale, cache));
    parsed ??= JSON.parse(json) as IndexDirectory;
    return parsed;
  };
  return {
    directory,
    text: async (name) => {
      const { folder } = await directory();
      return once(name, () =>
        loadText(withBase(`/${INDEX_FOLDER}/${locale}/${folder}/${name}`, site.baseUrl)),
      );
    },
  };
}
