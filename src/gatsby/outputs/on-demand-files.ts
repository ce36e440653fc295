import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { localeCodes, localizePath, type Locale } from '../../domain/routing/locale';
import { decodePath, LLMS_PATH, twinPath } from '../../domain/routing/paths';
import { directoryPath } from '../../domain/search/index-format';
import { encodeAddress } from '../../domain/routing/absolute-address';
import { addressKey } from '../../domain/site/link-targets';
import type { SiteContent } from '../../domain/site/site-content';
import { site } from '../../site/config';
import { llmsTextOf } from './robots-and-llms';
import type { LoadedContent } from '../content/load-content';
import { plannedIndexes, writeIndex } from './search-index';
import { removeTwins, twinOf, twinPages, type TwinSources } from './twins';

interface Answer {
  type: (type: string) => Answer;
  send: (text: string) => void;
  sendFile: (file: string) => void;
  redirect: (status: number, address: string) => void;
}

/** The part of Gatsby's development server (an Express application) used here. */
export interface DevelopmentServer {
  get: (
    address: RegExp,
    answer: (request: { path: string }, answer: Answer, next: () => void) => void,
  ) => void;
}

/*
 * Files made from all texts, which a build publishes. The development server makes them on request, because they take
 * longer than everything else that an edit requires.
 */

const guidePath = (locale: Locale): string => localizePath(LLMS_PATH, locale, site.i18n);

/** Removes files that a build has published: the server would serve them from `public/`. */
export function dropBuiltFiles(content: LoadedContent, directory: string): void {
  for (const locale of localeCodes(site.i18n))
    rmSync(path.join(directory, 'public', guidePath(locale)), { force: true });
  removeTwins(content, directory);
  dropSearchIndex(content, directory);
}

/** Removes the search index, which no longer matches the content. */
export function dropSearchIndex(content: SiteContent, directory: string): void {
  for (const { name } of plannedIndexes(content))
    rmSync(path.join(directory, 'public', directoryPath(name)), { force: true });
}

/** Serves files that are made on request, and the redirects of `data/redirects.yml`. */
export function serveOnDemandFiles(server: DevelopmentServer, sources: () => TwinSources): void {
  // Static files of the content root take precedence over those that Gatsby has copied from the project.
  server.get(/\.\w+$/, ({ path: requested }, answer, next) => {
    const folder = path.join(sources().root, 'static');
    const file = path.join(folder, decodePath(requested));
    if (file.startsWith(folder + path.sep) && existsSync(file)) answer.sendFile(file);
    else next();
  });
  server.get(/./, ({ path: requested }, answer, next) => {
    const moved = sources().content.redirects.find(({ from }) => addressKey(from) === addressKey(requested));
    // Browsers would remember one for good, and the author may be trying addresses out.
    if (moved) answer.redirect(302, encodeAddress(moved.to));
    else next();
  });
  server.get(/\.(?:json|txt|md)$/, ({ path: requested }, answer, next) => {
    const { content, directory } = sources();
    const index = plannedIndexes(content).find(
      ({ name }) => requested === encodeURI(`/${directoryPath(name)}`),
    );
    if (index) {
      writeIndex(index, content, directory);
      answer.sendFile(path.join(directory, 'public', directoryPath(index.name)));
      return;
    }
    const guide = localeCodes(site.i18n).find((locale) => requested === encodeURI(guidePath(locale)));
    const twin = twinPages(content).find(({ page }) => encodeURI(twinPath(page.path)) === requested);
    if (guide) answer.type('text/plain').send(llmsTextOf(content, guide));
    else if (twin) answer.type('text/markdown').send(twinOf(twin.page, twin.document, sources()));
    else next();
  });
}
