/** A node as hooks make it. */
interface MadeNode {
  internal: { type: string };
  neutralPath?: unknown;
}

/**
 * Answers queries without filters from nodes: every `all…` field returns whole nodes, which have their address
 * under the name `path` too. `data-layer.ts` tests such
 * queries with a real schema.
 */
export const answerNodes = (nodes: () => Iterable<MadeNode>) => () => {
  const all = Array.from(nodes(), (node) => ({ ...node, path: node.neutralPath }));
  const byField = new Proxy<Record<string, { nodes: MadeNode[] }>>(
    {},
    { get: (_, field) => ({ nodes: all.filter(({ internal }) => `all${internal.type}` === field) }) },
  );
  return Promise.resolve({ data: byField });
};
