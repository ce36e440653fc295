import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { planRedirects, redirectsFile } from '../domain/routing/redirects';
import { site } from '../site/config';
import { builtPages } from './built-pages';
import { publishFeeds } from './feeds';
import { publishHeaders, ScriptHashes } from './host';
import { projectFolder } from './project-folder';
import { searchHeaders } from './search-index';
import { contentState } from './state';

/** Completes the built site. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (args) => {
  const folder = path.join(projectFolder(args.store), 'public');
  const { index, plan } = contentState().content;
  const redirects = planRedirects(plan.pages, index.authors, site.i18n);
  appendFileSync(path.join(folder, '_redirects'), redirectsFile(redirects, site.baseUrl));
  appendFileSync(path.join(folder, '_headers'), searchHeaders());
  await publishFeeds(folder, [...index.tags.post.values()], (query, variables) =>
    args.graphql(query, variables),
  );
  const scripts = new ScriptHashes();
  for await (const { html, file } of builtPages(folder)) scripts.add(html, file);
  publishHeaders(folder, scripts.hashes);
};
