/**
 * Touches Gatsby's events about nodes: `CREATE_NODE`, `DELETE_NODE` and `ENQUEUE_NODE_MUTATION`. In `develop` Gatsby
 * calls `createPages` before a new node is found by its type and before the plugins have seen it, and does not call it
 * again for nodes that change while it runs.
 *
 * Without them, an edit shows after a restart.
 */
import type { Node } from 'gatsby';

type Event = 'CREATE_NODE' | 'DELETE_NODE';

interface Emitter {
  on: (event: Event, listener: (action: { payload?: Node | undefined }) => void) => void;
  emit: (event: 'ENQUEUE_NODE_MUTATION', action: { type: 'touchNode'; payload: [] }) => void;
}

/** Milliseconds after a change until `createPages` should have been called. */
const PATIENCE = 1000;

/** Tells of every node that is made, changed or deleted from now on, and has pages made of those that Gatsby forgets. */
export function apply(
  emitter: Emitter,
  nodes: { readonly isOutdated: boolean; add: (node: Node) => void; remove: (node: Node) => void },
): void {
  let timer: ReturnType<typeof setTimeout>;
  const follow = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!nodes.isOutdated) return;
      // A change that changes nothing, after which Gatsby calls `createPages`.
      emitter.emit('ENQUEUE_NODE_MUTATION', { type: 'touchNode', payload: [] });
      follow();
    }, PATIENCE);
  };
  emitter.on('CREATE_NODE', ({ payload }) => {
    if (payload) nodes.add(payload);
    follow();
  });
  // Gatsby also deletes the node of a page that has none any more: nothing.
  emitter.on('DELETE_NODE', ({ payload }) => {
    if (payload) nodes.remove(payload);
    follow();
  });
}
