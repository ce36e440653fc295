import type { GatsbyNode } from 'gatsby';
import { createPlannedPages } from '../nodes/create-pages';
import { publishBrowserAssets } from '../outputs/browser-assets';
import { dropBuiltFiles } from '../outputs/on-demand-files';
import { publishManifest, publishOpenSearch } from '../outputs/site-descriptions';
import { followContent, publishContentFiles } from './develop';
import { contentState, isDevelopment, planFromDataLayer } from './state';

/** In development: whether the pages exist, so that further calls are about changes. */
let isFollowing = false;

/**
 * Publishes the files that pages share, and creates the pages planned from a query of the data layer. In development
 * this runs again after every change of a file.
 */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (args) => {
  if (isFollowing) {
    await followContent(args);
    return;
  }
  isFollowing = isDevelopment;
  const content = await planFromDataLayer(args);
  const { directory } = contentState();
  const assets = publishBrowserAssets(directory);
  publishOpenSearch(directory);
  publishManifest(directory);
  publishContentFiles(content);
  if (isDevelopment) dropBuiltFiles(content, directory);
  createPlannedPages(content, args.actions);
  await assets;
};

/**
 * Keeps one not-found page per language. `src/pages/404.tsx` is planned like the other pages. Gatsby makes its own
 * pages from that file later, partly at the same path, and deleting one of those removes `/404.html` too, so the
 * planned ones are created again.
 */
export const onCreatePage: NonNullable<GatsbyNode['onCreatePage']> = ({ page, actions }) => {
  const isPlanned = 'kind' in (page.context ?? {});
  if (isPlanned || !/\/404(\.html|\/)?$/.test(page.path)) return;
  actions.deletePage(page);
  createPlannedPages(contentState().content, actions, ({ kind }) => kind === 'not-found');
};
