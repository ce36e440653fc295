import type { Doc } from '../content/documents';
import { docsOf } from './sidebar-nodes';
import type { Sidebars } from './sidebars';

/**
 * The first page of the docs: the one at the root's address, otherwise the first of the first sidebar, otherwise any.
 */
export function mainDoc(docs: readonly Doc[], sidebars: Sidebars, root: string): Doc | null {
  const listed = docs.filter(({ unlisted }) => !unlisted);
  const [first = []] = sidebars.trees.values();
  return (
    listed.find(({ path }) => path === root) ??
    docsOf(first).find((doc) => !doc.unlisted) ??
    listed[0] ??
    null
  );
}
