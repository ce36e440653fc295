import type { CreatePagesArgs, NodeInput as NodeData } from 'gatsby';
import type { TextSource } from '../../domain/content/text-sources';
import { digestOf } from '../store/digest-cache';
import { buildNodes } from './nodes';
import type { NodeSources } from './node-types';
import { OWN_TYPES } from './type-defs';

/** Ids of the nodes that exist; null before the first update of a process. */
let known: ReadonlySet<string> | null = null;

/** Makes the nodes match the content, as children of the nodes that hold the texts, and waits until queries see them. */
export async function updateNodes(
  sources: Omit<NodeSources, 'cards'>,
  texts: readonly (TextSource & { node: string })[],
  { actions, getNode, getNodesByType }: CreatePagesArgs,
): Promise<void> {
  known ??= new Set(OWN_TYPES.flatMap((type) => getNodesByType(type).map(({ id }) => id)));
  const parents = new Map<unknown, string>(texts.map(({ path, node }) => [path, node]));
  const made = buildNodes(sources);
  const ids = new Set(made.map(({ id }) => id));
  for (const id of known) {
    const node = ids.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
  known = ids;
  // Its type is silent about the promise.
  const createNode = actions.createNode as (node: NodeData) => Promise<unknown>;
  await Promise.all(
    made.map(({ type, ...fields }) => {
      const internal = { type, contentDigest: digestOf(JSON.stringify(fields)) };
      return createNode({
        ...fields,
        parent: parents.get(fields.file) ?? null,
        children: [],
        internal,
      });
    }),
  );
}
