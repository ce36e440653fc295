import { digestOf } from '../store/digest-cache';
import type { NodeInput } from './node-types';

/** A node with what Gatsby asks of it. */
export interface GatsbyNodeInput {
  id: string;
  [field: string]: unknown;
  parent: string | null;
  children: string[];
  internal: { type: string; contentDigest: string };
}

/** What becomes of nodes. */
export interface NodeActions {
  /** A node that is new or differs. */
  create: (node: GatsbyNodeInput, isNew: boolean) => void;
  /** A node that is not made any more, by its id. */
  remove: (id: string) => void;
}

/** Brings the nodes of the data layer up to date: after an edit, only those that differ are made again. */
export class NodeUpdates {
  #digests = new Map<string, string>();

  /**
   * @param nodes All nodes there are to be.
   * @param parentOf Id of the node a node was made from.
   */
  apply(
    nodes: readonly NodeInput[],
    parentOf: (node: NodeInput) => string | null,
    { create, remove }: NodeActions,
  ): void {
    const before = this.#digests;
    this.#digests = new Map();
    for (const node of nodes) {
      const { type, ...fields } = node;
      const contentDigest = digestOf(JSON.stringify(fields));
      this.#digests.set(node.id, contentDigest);
      if (before.get(node.id) === contentDigest) continue;
      const made = { ...fields, parent: parentOf(node), children: [], internal: { type, contentDigest } };
      create(made, !before.has(node.id));
    }
    for (const id of before.keys()) if (!this.#digests.has(id)) remove(id);
  }
}
