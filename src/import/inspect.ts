/**
 * Loads the content root in `SITE_CONTENT` as the build does, and writes what the import needs to know of it to a file:
 * the problems, the addresses, and the address of each document. A program of its own because the configuration of a
 * content root is read once, when a program starts.
 */
import { writeFileSync } from 'node:fs';
import { versionsOf } from '../domain/content/documents';
import { remoteOrigins } from '../domain/content/remote-media';
import type { Problem } from '../domain/problem/problem';
import { checkContent } from '../gatsby/content/check-content';

/** What {@link inspect} writes. */
export interface Inspection {
  problems: Problem[];
  /** Addresses of pages and files, without the base path. */
  addresses: string[];
  /** Source file → address without language. */
  documents: Record<string, string>;
  /** Origins of remote pictures and videos. */
  origins: string[];
}

function inspect(): Inspection {
  const { problems, built } = checkContent();
  const { posts, docs, pages } = built.index;
  const documents = [...posts, ...docs, ...pages];
  return {
    problems,
    addresses: built.addresses,
    documents: Object.fromEntries(
      documents.flatMap((document) => versionsOf(document).map(({ file }) => [file, document.path] as const)),
    ),
    origins: remoteOrigins(documents.flatMap(versionsOf), built.index),
  };
}

const [target] = process.argv.slice(2);
if (target !== undefined) writeFileSync(target, JSON.stringify(inspect()));
