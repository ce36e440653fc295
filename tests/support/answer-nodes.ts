/** A node as hooks make it. */
interface MadeNode {
  internal: { type: string };
}

/**
 * Answers queries without filters from nodes: every `all…` field is there, with whole nodes. What a real schema makes of
 * such a query is tested with `data-layer.ts`.
 */
export const answerNodes = (nodes: () => Iterable<MadeNode>) => () => {
  const all = [...nodes()];
  const byField = new Proxy<Record<string, { nodes: MadeNode[] }>>(
    {},
    { get: (_, field) => ({ nodes: all.filter(({ internal }) => `all${internal.type}` === field) }) },
  );
  return Promise.resolve({ data: byField });
};
