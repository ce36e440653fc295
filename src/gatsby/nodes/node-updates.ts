import { digestOf } from '../store/digest-cache';
import type { NodeInput } from './node-types';

/** A node with the fields that Gatsby requires. */
export interface GatsbyNodeInput {
  id: string;
  [field: string]: unknown;
  parent: string | null;
  children: string[];
  internal: { type: string; contentDigest: string };
}

/** Effects on the data layer. */
export interface NodeActions {
  /** Adds a new or changed node. */
  create: (node: GatsbyNodeInput, isNew: boolean) => void;
  /** Removes a node by its id. */
  remove: (id: string) => void;
}

/** Updates the nodes of the data layer: after an edit, only changed nodes are created again. */
export class NodeUpdates {
  #digests = new Map<string, string>();

  /**
   * @param nodes All nodes that should exist.
   * @param parentOf Gives the id of the node that a node was made from.
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
