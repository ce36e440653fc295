import type { GatsbyNode } from 'gatsby';

/**
 * Keeps the nodes of the last build, which `createPages` updates: it runs when all source plugins have made theirs and
 * Gatsby has deleted those that none of them has touched.
 */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = ({ actions }) => {
  actions.enableStatefulSourceNodes?.();
};
