import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadDocument } from '../domain/content/read-document';
import type { CompiledDocument } from '../domain/markdown/compile';
import { DigestCache, digestOf } from './compile-cache';
import { listFiles } from './content-files';

/** Folders whose code decides what a document is compiled to. */
const COMPILER_SOURCES = [
  'src/domain/markdown',
  'src/domain/content',
  'src/domain/links',
  'src/domain/routing',
];

/** Digest of the compiler's own source and of the locked packages: documents compiled by other code are not reused. */
export function compilerVersion(directory: string): string {
  const sources = COMPILER_SOURCES.flatMap((folder) =>
    listFiles(path.join(directory, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(directory, folder, file)),
  );
  const files = [...sources, path.join(directory, 'package-lock.json')].filter((file) => existsSync(file));
  return digestOf(...files.map((file) => readFileSync(file, 'utf8')));
}

/** A document as it is stored; its Markdown is in a file of its own, because pages do not need it. */
export type StoredDocument = Omit<ReadDocument, 'compiled'> & {
  compiled: Omit<CompiledDocument, 'markdown'>;
};

const cacheFolder = (directory: string, name: string): string =>
  path.join(directory, 'node_modules', '.cache', 'tidepool', name);

/** Compiled documents by digest. */
export const documentCache = (directory: string): DigestCache<StoredDocument> =>
  new DigestCache(cacheFolder(directory, 'documents'));

/** The Markdown of compiled documents, by the same digests. */
export const markdownCache = (directory: string): DigestCache<string> =>
  new DigestCache(cacheFolder(directory, 'markdown'));

/**
 * The whole compiled document of a version but its Markdown, from the cache.
 * @throws Error when the cache was deleted while the site is being built.
 */
export const compiledDocument = (digest: string, directory: string): StoredDocument['compiled'] =>
  stored(documentCache(directory), digest).compiled;

/**
 * The Markdown of a version, from the cache.
 * @throws Error when the cache was deleted while the site is being built.
 */
export const compiledMarkdown = (digest: string, directory: string): string =>
  stored(markdownCache(directory), digest);

function stored<T>(cache: DigestCache<T>, digest: string): T {
  const found = cache.get(digest);
  if (found !== undefined) return found;
  throw new Error(
    `The compiled document ${digest} is missing from the cache: run "npm run clean" and build again.`,
  );
}
