import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsSet } from '../../domain/content/docs-sets';
import type { SiteContent } from '../../domain/site/site-content';
import { pageAddress } from '../../domain/routing/page-address';
import { localeCodes, type Locale } from '../../domain/routing/locale';
import { buildIndex } from '../../domain/search/build-index';
import {
  directoryPath,
  fragmentName,
  INDEX_FOLDER,
  shardName,
  type IndexDirectory,
} from '../../domain/search/index-format';
import { indexFilesName } from '../../domain/search/index-names';
import { searchPages, type SearchPage } from '../../domain/search/records';
import { interfaceTexts } from '../configuration/interface-texts';
import { site } from '../../site/config';
import { digestOf } from '../store/digest-cache';
import { compiledDocument } from '../store/compiled-documents';

/** The pages that can be found in a language, from the cached compiled documents. */
export function ownSearchPages(
  content: SiteContent,
  locale: Locale,
  directory: string,
  isSearched?: (set: DocsSet) => boolean,
): SearchPage[] {
  const { docs, blog, pages } = interfaceTexts(locale).messages.search.categories;
  return searchPages(locale, {
    ...content,
    isSearched,
    sectionsOf: (translation) => compiledDocument(translation.digest, directory).sections,
    address: (neutral, language) => pageAddress(neutral, language, site),
    labels: { doc: docs, post: blog, page: pages },
  });
}

interface PlannedIndex {
  name: string;
  locale: Locale;
  isSearched: (set: DocsSet) => boolean;
}

/**
 * The indexes of a site, for each language: that of the versions to read, and one for the readers of each other version
 * of an instance, which has that version's docs instead.
 */
export const plannedIndexes = ({ docsSets }: Pick<SiteContent, 'docsSets'>): PlannedIndex[] =>
  localeCodes(site.i18n).flatMap((locale) => [
    { name: indexFilesName(locale, null), locale, isSearched: (set: DocsSet) => set.isLast },
    ...[...docsSets.keys()]
      .filter((set) => !set.isLast)
      .map((shown) => ({
        name: indexFilesName(locale, shown),
        locale,
        isSearched: (set: DocsSet) => (set.instance === shown.instance ? set === shown : set.isLast),
      })),
  ]);

/** Writes an index: a folder named by its digest, which never changes, and the directory that names it. */
export function writeIndex(
  { name, locale, isSearched }: PlannedIndex,
  content: SiteContent,
  repository: string,
): void {
  const output = path.join(repository, 'public');
  const { directory, shards, fragments } = buildIndex(
    ownSearchPages(content, locale, repository, isSearched),
  );
  const files = new Map([
    ...shards.map((text, at) => [shardName(at), text] as const),
    ...fragments.map((fragment, at) => [fragmentName(at), JSON.stringify(fragment)] as const),
  ]);
  const digest = digestOf(JSON.stringify(directory), ...files.values()).slice(0, 12);
  const parent = path.join(output, INDEX_FOLDER, name);
  const folder = path.join(parent, digest);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of files) writeFileSync(path.join(folder, file), text);
  }
  const published: IndexDirectory = { folder: digest, ...directory };
  writeFileSync(path.join(output, directoryPath(name)), JSON.stringify(published));
  for (const other of readdirSync(parent))
    if (other !== digest) rmSync(path.join(parent, other), { recursive: true });
}
