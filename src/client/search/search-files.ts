import type { IndexFiles } from '../../domain/search/engine';
import { INDEX_FOLDER, type IndexDirectory } from '../../domain/search/index-format';
import { withBase } from '../../domain/routing/paths';
import { site } from '../../site/public-config';
import { loadDirectory, loadText } from './search-directory';

/** A published index. Files are kept while the page is open; failed ones are requested again. */
export function indexFiles(name: string, cache: RequestCache = 'no-cache'): IndexFiles {
  const kept = new Map<string, Promise<string>>();
  const once = (file: string, start: () => Promise<string>): Promise<string> => {
    const known = kept.get(file);
    if (known) return known;
    const loading = start();
    kept.set(file, loading);
    loading.catch(() => kept.delete(file));
    return loading;
  };
  let parsed: IndexDirectory | null = null;
  const directory = async (): Promise<IndexDirectory> => {
    const json = await once('', () => loadDirectory(name, cache));
    parsed ??= JSON.parse(json) as IndexDirectory;
    return parsed;
  };
  return {
    directory,
    text: async (file) => {
      const { folder } = await directory();
      return once(file, () => loadText(withBase(`/${INDEX_FOLDER}/${name}/${folder}/${file}`, site.baseUrl)));
    },
  };
}
