/**
 * Loads the content root in `SITE_CONTENT` as the build does, and prints what the import needs to know of it. A program
 * of its own because the configuration of a content root is read once, when a program starts.
 */
import { translationsOf } from '../domain/content/documents';
import { remoteOrigins } from '../domain/content/remote-media';
import type { Problem } from '../domain/problem/problem';
import { planRedirects } from '../domain/site/redirects';
import { checkContent } from '../gatsby/content/check-content';
import { site } from '../site/config';

/** What this program prints as JSON. */
export interface Inspection {
  problems: Problem[];
  /** Addresses of pages and files, without the base path. */
  addresses: string[];
  /** Addresses that are redirected: those that the content names, and other forms of its own. */
  redirects: string[];
  /** Source file → address without language. */
  documents: Record<string, string>;
  origins: string[];
}

const { problems, built } = checkContent();
const { posts, docs, pages } = built.index;
const documents = [...posts, ...docs, ...pages];
const inspection: Inspection = {
  problems,
  addresses: built.addresses,
  redirects: [...built.redirects, ...planRedirects(built.plan.pages, built.index.authors, site.i18n)].map(
    ({ from }) => from,
  ),
  documents: Object.fromEntries(
    documents.flatMap((document) =>
      translationsOf(document).map(({ file }) => [file, document.path] as const),
    ),
  ),
  origins: remoteOrigins(documents.flatMap(translationsOf), built.index),
};
console.log(JSON.stringify(inspection));
