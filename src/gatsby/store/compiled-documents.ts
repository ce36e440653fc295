import path from 'node:path';
import type { ReadDocument } from '../../domain/content/read-document';
import type { CompiledDocument } from '../../domain/markdown/compile';
import { DigestCache } from './digest-cache';

/** The part of a document that loading the content needs: everything but its texts, which are most of it. */
export type DocumentSummary = ReturnType<typeof withoutTexts>;

/** The compiled documents by digest, kept between builds. */
export const compiledDocuments = (directory: string): DigestCache<ReadDocument> =>
  new DigestCache(path.join(directory, 'node_modules', '.cache', 'tidepool', 'documents'));

/** A document without its texts. */
export function withoutTexts({ compiled, ...rest }: ReadDocument) {
  const { tree, sections, twin, ...summary } = compiled;
  return { ...rest, compiled: summary };
}

/** A version's compiled document from the cache. @throws Error when that was deleted during the build. */
export function compiledDocument(digest: string, directory: string): CompiledDocument {
  const found = compiledDocuments(directory).get(digest);
  if (found) return found.compiled;
  throw new Error(
    `The compiled document ${digest} is missing from the cache: run "npm run clean" and build again.`,
  );
}
