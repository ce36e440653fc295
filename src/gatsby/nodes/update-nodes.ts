import type { CreatePagesArgs, NodeInput as NodeData } from 'gatsby';
import { digestOf } from '../store/digest-cache';
import type { NodeText } from './content-nodes';
import { buildNodes } from './nodes';
import type { ContentSources } from './node-types';
import { OWN_TYPES } from './type-defs';

/** Digests of the nodes that exist, by id; null before the first update of a process. */
let known: ReadonlyMap<string, string> | null = null;

/** Makes the nodes match the content, as children of the nodes that hold the texts, and waits until queries see them. */
export async function updateNodes(
  sources: ContentSources,
  texts: readonly NodeText[],
  { actions, getNode, getNodesByType }: CreatePagesArgs,
): Promise<void> {
  const before =
    known ??
    new Map(OWN_TYPES.flatMap(getNodesByType).map(({ id, internal }) => [id, internal.contentDigest]));
  const parents = new Map<unknown, string>(texts.map(({ path, node }) => [path, node]));
  const made = buildNodes(sources).map(({ type, ...fields }): NodeData => {
    const internal = { type, contentDigest: digestOf(JSON.stringify(fields)) };
    return { ...fields, parent: parents.get(fields.file) ?? null, children: [], internal };
  });
  known = new Map(made.map(({ id, internal }) => [id, internal.contentDigest]));
  for (const id of before.keys()) {
    const node = known.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
  // Its type does not say that it gives a promise.
  const createNode = actions.createNode as (node: NodeData) => Promise<unknown>;
  const changed = made.filter(({ id, internal }) => before.get(id) !== internal.contentDigest);
  await Promise.all(changed.map((node) => createNode(node)));
}
