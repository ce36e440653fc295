import { answer } from '../../src/domain/search/answer';
import type { MemoryFiles } from './search-index';
import { brotliSize } from './page-weight';

const sizes = new WeakMap<MemoryFiles, Map<string, number>>();

/** Brotli size of a file. Compressing is slow, so each file is compressed once. */
function sizeOf(name: string, files: MemoryFiles, content: () => string): number {
  const known = sizes.get(files) ?? new Map<string, number>();
  sizes.set(files, known);
  const size = known.get(name) ?? brotliSize(content());
  known.set(name, size);
  return size;
}

/** What a reader downloads for the first result of a query: directory, shards and fragments, Brotli bytes. */
export async function firstResultWeight(query: string, files: MemoryFiles) {
  files.asked.clear();
  const { hits } = await answer({ indexName: 'docs', query, hitsPerPage: 20 }, files);
  const directory = JSON.stringify(await files.directory());
  const bytes = [...files.asked].reduce(
    (sum, name) => sum + sizeOf(name, files, () => files.contentOf(name)),
    sizeOf('', files, () => directory),
  );
  return { bytes, hits: hits.length };
}
