import type { GatsbyNode } from 'gatsby';
import { createPlannedPages } from '../nodes/create-pages';
import { contentState } from './state';

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
