import type { Doc } from '../content/documents';
import { docsOf } from './sidebar-nodes';
import type { Sidebars } from './sidebars';

/** The first page of the docs: that at the root's address, else the first of the first sidebar, else any. */
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
