import { answer } from '../../src/domain/search/answer';
import { buildIndex } from '../../src/domain/search/build-index';
import type { IndexFiles } from '../../src/domain/search/engine';
import type { SearchHit } from '../../src/domain/search/hits';
import { searchPages, type SearchPage } from '../../src/domain/search/records';
import { localizePath, type Locale } from '../../src/domain/routing/locale';
import { compiledDocument } from '../../src/gatsby/store/compiled-documents';
import { ContentLoader } from '../../src/gatsby/content/load-content';
import { LOCALES } from './content';

/** The repository: tests and benchmarks are started in it. */
const DIRECTORY = process.cwd();

/** The pages in the search index of a content root, in a language. */
export function pagesOf(root: string, locale: Locale): SearchPage[] {
  const content = new ContentLoader({ root, directory: DIRECTORY }).load({ includeDrafts: false });
  return searchPages(locale, {
    ...content,
    sectionsOf: (translation) => compiledDocument(translation.digest, DIRECTORY).sections,
    address: (address, language) => localizePath(address, language, LOCALES),
    labels: { post: 'Blog', doc: 'Docs', page: 'Site' },
  });
}

/** The files of an index in memory, with a record of requests. */
export interface MemoryFiles extends IndexFiles {
  asked: Set<string>;
  contentOf: (name: string) => string;
}

/** An index in memory, as a browser would load it. */
function memoryFiles({ directory, shards, fragments }: ReturnType<typeof buildIndex>): MemoryFiles {
  const asked = new Set<string>();
  const contentOf = (name: string): string => {
    const at = Number(/\d+/.exec(name)?.[0]);
    return name.startsWith('s') ? (shards[at] ?? '') : JSON.stringify(fragments[at]);
  };
  return {
    asked,
    contentOf,
    directory: () => Promise.resolve({ folder: 'memory', ...directory }),
    text: (name) => {
      asked.add(name);
      return Promise.resolve(contentOf(name));
    },
  };
}

/** The index of the given pages in memory. */
export const indexOf = (pages: readonly SearchPage[]): MemoryFiles => memoryFiles(buildIndex(pages));

/** The results of a query in the order of the dialog: by category, then by page. */
export async function rowsFor(query: string, files: IndexFiles): Promise<SearchHit[]> {
  const { hits } = await answer({ indexName: 'docs', query, hitsPerPage: 20 }, files);
  const group = (values: readonly SearchHit[], level: 'lvl0' | 'lvl1'): SearchHit[][] => {
    const groups = new Map<string, SearchHit[]>();
    for (const hit of values) {
      const key = hit.hierarchy[level] ?? '';
      groups.set(key, [...(groups.get(key) ?? []), hit]);
    }
    return [...groups.values()];
  };
  return group(hits, 'lvl0').flatMap((hitsOfCategory) => group(hitsOfCategory, 'lvl1').flat());
}
