/**
 * Touches Gatsby's events about nodes, `CREATE_NODE` and `DELETE_NODE`. In `develop` Gatsby calls `createPages` before
 * a new node is found by its type, and before the plugins have seen it.
 *
 * Without them, an edit shows after a restart.
 */
import type { Node } from 'gatsby';

type Event = 'CREATE_NODE' | 'DELETE_NODE';

interface Emitter {
  on: (event: Event, listener: (action: { payload?: Node | undefined }) => void) => void;
}

/** Tells of every node that is made, changed or deleted from now on. */
export function apply(
  emitter: Emitter,
  nodes: { add: (node: Node) => void; remove: (node: Node) => void },
): void {
  emitter.on('CREATE_NODE', ({ payload }) => {
    if (payload) nodes.add(payload);
  });
  // Gatsby also deletes the node of a page that has none any more: nothing.
  emitter.on('DELETE_NODE', ({ payload }) => {
    if (payload) nodes.remove(payload);
  });
}
