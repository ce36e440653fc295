import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localeCodes, localizePath } from '../domain/routing/locale';
import { planRedirects, redirectsFile } from '../domain/routing/redirects';
import { site } from '../site/config';
import { publishFeeds } from './feeds';
import { publishReleaseFeeds } from './release-feed';
import { projectFolder } from './project-folder';
import { searchHeaders } from './search-index';
import { contentState } from './state';

/** Completes the built site. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const folder = path.join(projectFolder(args.store), 'public');
  const { index, plan } = contentState().content;
  unifyNotFoundPages(folder);
  const redirects = planRedirects(plan.pages, index.authors, site.i18n);
  appendFileSync(path.join(folder, '_redirects'), redirectsFile(redirects, site.baseUrl));
  publishReleaseFeeds(folder, index.releases);
  appendFileSync(path.join(folder, '_headers'), searchHeaders());
  await publishFeeds(folder, [...index.tags.post.values()], (query, variables) =>
    args.graphql(query, variables),
  );
};

/**
 * A host answers unknown paths with the 404 file of their language. Gatsby's client knows a single not-found page,
 * `/404.html`, and leaves the reader's address alone only on that one: every language's file claims to be it. The page
 * takes its language from the address.
 */
function unifyNotFoundPages(folder: string): void {
  for (const locale of localeCodes(site.i18n)) {
    const page = localizePath('/404.html', locale, site.i18n);
    const file = path.join(folder, page);
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, html.replaceAll(`window.pagePath="${page}"`, 'window.pagePath="/404.html"'));
  }
}
