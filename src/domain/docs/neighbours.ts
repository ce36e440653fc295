import type { Doc } from '../content/documents';
import { errorAt, type Problem } from '../problem/problem';
import { docsOf } from './sidebar-nodes';
import type { Sidebars } from './sidebars';

/** Neighbours of a doc in its sidebar, before they are localized. */
export interface DocNeighbours {
  prev: Doc | null;
  next: Doc | null;
}

/** Previous and next doc of every doc in a sidebar. Front matter takes precedence, and unlisted docs are skipped. */
export function docNeighbours(
  sidebars: Sidebars,
  docs: readonly Doc[],
  problems: Problem[],
  draftIds: ReadonlySet<string>,
): Map<string, DocNeighbours> {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const result = new Map<string, DocNeighbours>();
  for (const [id, nodes] of sidebars.trees) {
    const steps = docsOf(nodes).filter((doc) => !doc.unlisted);
    steps.forEach((doc, position) => {
      // A doc that belongs to another sidebar is still a step here, but has its own neighbours there.
      if (sidebars.sidebarOf.get(doc.id) !== id) return;
      result.set(doc.id, { prev: steps[position - 1] ?? null, next: steps[position + 1] ?? null });
    });
  }
  for (const doc of docs) {
    const { frontMatter, file, placeOf } = doc.original;
    const own = result.get(doc.id) ?? { prev: null, next: null };
    for (const [side, field] of [
      ['prev', 'pagination_prev'],
      ['next', 'pagination_next'],
    ] as const) {
      const wanted = frontMatter[field];
      if (wanted === undefined) continue;
      own[side] = wanted === null ? null : (byId.get(wanted) ?? null);
      if (wanted !== null && !byId.has(wanted) && !draftIds.has(wanted)) {
        const found = `"${field}" names "${wanted}", which is not a doc.`;
        problems.push(errorAt(file, placeOf(field), found, 'Write the id of a doc, such as Docker/Basic.'));
      }
    }
    if (own.prev || own.next) result.set(doc.id, own);
  }
  return result;
}
