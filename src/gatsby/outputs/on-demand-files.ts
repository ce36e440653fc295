import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { localeCodes, localizePath, type Locale } from '../../domain/routing/locale';
import { decodePath, LLMS_PATH, twinPath } from '../../domain/routing/paths';
import { directoryPath } from '../../domain/search/index-format';
import { site } from '../../site/config';
import { llmsTextOf } from './robots-and-llms';
import type { LoadedContent } from '../content/load-content';
import { indexWork, publishIndex } from './search-index';
import { removeTwins, twinOf, twinPages, type TwinSources } from './twins';

/** An answer of the server. */
interface Answer {
  type: (type: string) => Answer;
  send: (text: string) => void;
  sendFile: (file: string) => void;
}

/** The part of Gatsby's development server (an Express application) used here. */
export interface DevelopmentServer {
  get: (
    address: RegExp,
    answer: (request: { path: string }, answer: Answer, next: () => void) => void,
  ) => void;
}

/*
 * Files made from all texts, which a build publishes. The development server makes them when they are asked for: that
 * takes longer than all else that an edited sentence needs.
 */

const guidePath = (locale: Locale): string => localizePath(LLMS_PATH, locale, site.i18n);

/** Removes what a build has published, since what is in `public/` is served from there. */
export function dropBuiltFiles(content: LoadedContent, directory: string): void {
  for (const locale of localeCodes(site.i18n))
    rmSync(path.join(directory, 'public', guidePath(locale)), { force: true });
  removeTwins(content, directory);
  dropSearchIndex(directory);
}

/** Removes what does not fit the content any more. */
export function dropSearchIndex(directory: string): void {
  for (const locale of localeCodes(site.i18n))
    rmSync(path.join(directory, 'public', directoryPath(locale)), { force: true });
}

/**
 * Answers for the files that are not there.
 * @param sources Gives the content as it is then.
 */
export function serveOnDemandFiles(server: DevelopmentServer, sources: () => TwinSources): void {
  // What the content root publishes as it is comes from there, before what Gatsby has copied from the project's folder.
  server.get(/\.\w+$/, ({ path: requested }, answer, next) => {
    const folder = path.join(sources().root, 'static');
    const file = path.join(folder, decodePath(requested));
    if (file.startsWith(folder + path.sep) && existsSync(file)) answer.sendFile(file);
    else next();
  });
  server.get(/\.(?:json|txt|md)$/, ({ path: requested }, answer, next) => {
    const { content, directory } = sources();
    const index = localeCodes(site.i18n).find(
      (locale) => requested === encodeURI(`/${directoryPath(locale)}`),
    );
    if (index) {
      indexWork(content, directory, [index]).forEach(publishIndex);
      answer.sendFile(path.join(directory, 'public', directoryPath(index)));
      return;
    }
    const guide = localeCodes(site.i18n).find((locale) => requested === encodeURI(guidePath(locale)));
    const twin = twinPages(content).find(({ page }) => encodeURI(twinPath(page.path)) === requested);
    if (guide) answer.type('text/plain').send(llmsTextOf(content, guide));
    else if (twin) answer.type('text/markdown').send(twinOf(twin.page, twin.document, sources()));
    else next();
  });
}
