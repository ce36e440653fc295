import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createPlannedPages } from '../nodes/create-pages';
import { contentState } from './state';

/** What `develop` shows at `/dev-404-page/` and at every address without a page. */
const DEVELOPMENT_404 = path.resolve('src/runtime/development-404.tsx');

/**
 * Keeps one not-found page per language. `src/pages/404.tsx` is planned like the other pages. Gatsby makes its own
 * pages from that file later, partly at the same path, and deleting one of those removes `/404.html` too, so the
 * planned ones are created again.
 */
export const onCreatePage: NonNullable<GatsbyNode['onCreatePage']> = ({ page, actions }) => {
  if (page.path === '/dev-404-page/' && page.component !== DEVELOPMENT_404) {
    actions.deletePage(page);
    actions.createPage({ ...page, component: DEVELOPMENT_404 });
    return;
  }
  const isPlanned = 'kind' in (page.context ?? {});
  if (isPlanned || !/\/404(\.html|\/)?$/.test(page.path)) return;
  actions.deletePage(page);
  createPlannedPages(contentState().content, actions, ({ kind }) => kind === 'not-found');
};
