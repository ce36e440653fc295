import type { Node, NodePluginArgs } from 'gatsby';
import { compare } from '../../domain/basics/compare';
import type { TextSource } from '../../domain/content/text-sources';
import { errorAt, type Problem } from '../../domain/problem/problem';
import { isContentText, originOf } from '../content/content-files';

/** A node with a text of the content: a `File`, or a node of any source plugin with the same fields. */
interface ContentNode extends Node {
  /** `content`; of further content roots `content-2` and so on. */
  sourceInstanceName: string;
  /** Path in the layout of a content root. */
  relativePath: string;
  absolutePath?: string;
}

const MEDIA_TYPES = new Set(['text/mdx', 'text/markdown', 'text/yaml', 'application/json']);

/** The text of a node, and its id. */
export interface NodeText extends TextSource {
  node: string;
}

/** The nodes that hold the texts of the content. Each text is loaded once. */
export class ContentNodes {
  readonly #nodes = new Map<string, ContentNode>();
  readonly #texts = new WeakMap<ContentNode, NodeText>();

  #isOutdated = false;

  constructor(private readonly root: string) {}

  /** Whether a node has changed since the texts were asked for. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Takes note of a node that is new or has changed. */
  add(node: Node): void {
    this.remove(node);
    if (!isContentNode(node)) return;
    this.#nodes.set(node.id, node);
    this.#isOutdated = true;
  }

  remove({ id }: Node): void {
    if (this.#nodes.delete(id)) this.#isOutdated = true;
  }

  /** The texts as their source plugins load them, by path; a text that cannot be had is reported. */
  async texts(load: NodePluginArgs['loadNodeContent'], problems: Problem[]): Promise<NodeText[]> {
    this.#isOutdated = false;
    const texts = await Promise.all(
      Array.from(this.#nodes.values(), (node) => this.#text(node, load, problems)),
    );
    // Of two with the same path, the file of the content root is first.
    const isElsewhere = ({ path, origin }: NodeText): number => Number(path !== origin);
    return texts
      .flatMap((text) => text ?? [])
      .sort(
        (a, b) => compare(a.path, b.path) || isElsewhere(a) - isElsewhere(b) || compare(a.origin, b.origin),
      );
  }

  async #text(
    node: ContentNode,
    load: NodePluginArgs['loadNodeContent'],
    problems: Problem[],
  ): Promise<NodeText | null> {
    const { id, internal, relativePath: path, absolutePath } = node;
    const { type } = internal;
    const known = this.#texts.get(node);
    if (known) return known;
    const origin = absolutePath === undefined ? `${type} ${id}` : originOf(this.root, absolutePath);
    try {
      const text = { path, text: await load(node), origin, node: id };
      this.#texts.set(node, text);
      return text;
    } catch (error) {
      // A file that has just been deleted: its node goes next.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      const found = `The node ${type} ${id} of ${internal.owner} has no text: ${String(error)}`;
      problems.push(
        errorAt(path, null, found, 'Give it `internal.content`, or its plugin `loadNodeContent`.'),
      );
      return null;
    }
  }
}

function isContentNode(node: Node): node is ContentNode {
  const { sourceInstanceName = '', relativePath = '', internal } = node as Partial<ContentNode> & Node;
  return (
    MEDIA_TYPES.has(internal.mediaType ?? '') &&
    /^content(-\d+)?$/.test(sourceInstanceName) &&
    isContentText(relativePath)
  );
}
