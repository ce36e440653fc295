import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../../domain/site/site-content';
import { localeCodes, localizePath, type Locale } from '../../domain/routing/locale';
import { withBase } from '../../domain/routing/paths';
import { buildIndex } from '../../domain/search/build-index';
import {
  directoryPath,
  fragmentName,
  INDEX_FOLDER,
  shardName,
  type IndexDirectory,
} from '../../domain/search/index-format';
import { searchPages, type SearchPage } from '../../domain/search/records';
import { allMessages } from '../../i18n/all-messages';
import { site } from '../../site/config';
import { DigestCache, digestOf } from '../store/digest-cache';
import { programVersion } from '../store/program-version';
import { compiledText } from '../store/compiled-documents';

/** The pages in a language's search index, from the cached compiled documents. */
export function ownSearchPages(content: SiteContent, locale: Locale, directory: string): SearchPage[] {
  const { docs, blog, pages } = allMessages[locale].search.categories;
  return searchPages(locale, {
    ...content,
    sectionsOf: (version) => compiledText('sections', version.digest, directory),
    address: (neutral, language) => withBase(localizePath(neutral, language, site.i18n), site.baseUrl),
    labels: { doc: docs, post: blog, page: pages },
  });
}

/** Inputs of an index: plain data that can be passed to a thread. */
export interface IndexWork {
  /** Absolute path of the repository. */
  directory: string;
  locale: Locale;
  pages: SearchPage[];
}

/** Inputs of the indexes of some languages. */
export const indexWork = (
  content: SiteContent,
  directory: string,
  locales: readonly Locale[] = localeCodes(site.i18n),
): IndexWork[] =>
  locales.map((locale) => ({ directory, locale, pages: ownSearchPages(content, locale, directory) }));

/**
 * Publishes the embedded index of a language: a folder that is named by its digest and never changes, and next to it
 * the directory that names the folder. An index whose pages did not change since the last build is left alone.
 * @returns Whether it was written.
 */
export function publishIndex({ directory, locale, pages }: IndexWork): boolean {
  const output = path.join(directory, 'public');
  const stamps = new DigestCache<string>(
    path.join(directory, 'node_modules', '.cache', 'tidepool', 'search'),
  );
  const stamp = digestOf(programVersion(directory), JSON.stringify(pages));
  const published = publishedIndex(output, locale);
  if (published !== null && stamps.get(locale) === stamp + published) return false;
  stamps.set(locale, stamp + writeIndex(output, locale, pages));
  return true;
}

/** Digest of the published index; null if there is no complete one. */
function publishedIndex(output: string, locale: Locale): string | null {
  try {
    const text = readFileSync(path.join(output, directoryPath(locale)), 'utf8');
    const { folder } = JSON.parse(text) as IndexDirectory;
    return existsSync(path.join(output, INDEX_FOLDER, locale, folder)) ? folder : null;
  } catch {
    return null;
  }
}

/**
 * Writes the files of a language's index into the published folder.
 * @returns Name of their folder.
 */
export function writeIndex(output: string, locale: Locale, pages: readonly SearchPage[]): string {
  const { directory, shards, fragments } = buildIndex(pages);
  const files = new Map([
    ...shards.map((text, at) => [shardName(at), text] as const),
    ...fragments.map((fragment, at) => [fragmentName(at), JSON.stringify(fragment)] as const),
  ]);
  const digest = digestOf(JSON.stringify(directory), ...files.values()).slice(0, 12);
  const parent = path.join(output, INDEX_FOLDER, locale);
  const folder = path.join(parent, digest);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  }
  const published: IndexDirectory = { folder: digest, ...directory };
  writeFileSync(path.join(output, directoryPath(locale)), JSON.stringify(published));
  for (const other of readdirSync(parent))
    if (other !== digest) rmSync(path.join(parent, other), { recursive: true });
  return digest;
}
