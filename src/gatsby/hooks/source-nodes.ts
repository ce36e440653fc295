import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { site } from '../../site/config';
import { contentFile } from '../configuration/content-roots';
import type { LoadedContent } from '../content/load-content';
import { formatProblemsFrom } from '../content/shown-paths';
import type { NodeInput } from '../nodes/node-types';
import { buildNodes } from '../nodes/nodes';
import { digestOf } from '../store/digest-cache';
import { isOutdated, mdxNodes, withoutNode, type MdxNodes } from './mdx-documents';
import { contentState, reloadContent } from './state';

/** Makes the site's nodes from the loaded content, as children of the `Mdx` nodes of their source files. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (args) => {
  const { root, directory, content } = contentState();
  const nodes = mdxNodes(args);
  const missing = withoutNode(content, root, nodes);
  if (missing.length > 0) args.reporter.panicOnBuild(formatProblemsFrom(missing, root, directory));
  updateNodes(isOutdated(content, root, nodes) ? reloadContent(nodes) : content, nodes, args);
};

let known: ReadonlySet<string> = new Set();

/** Updates the nodes to match the content; gives the new node that was added last, if any. */
export function updateNodes(
  content: LoadedContent,
  nodes: MdxNodes,
  { actions, getNode }: Pick<NodePluginArgs, 'actions' | 'getNode'>,
): NodeInput | null {
  const { root, directory, lastUpdates } = contentState();
  const made = buildNodes({ content, site, lastUpdates, root, directory });
  for (const { type, ...fields } of made) {
    const parent = typeof fields.file === 'string' ? nodes.get(contentFile(root, fields.file))?.id : null;
    const internal = { type, contentDigest: digestOf(JSON.stringify(fields)) };
    void actions.createNode({ ...fields, parent: parent ?? null, children: [], internal });
  }
  const ids = new Set(made.map(({ id }) => id));
  for (const id of known) {
    const node = ids.has(id) ? undefined : getNode(id);
    if (node) actions.deleteNode(node);
  }
  const last = made.findLast(({ id }) => !known.has(id)) ?? null;
  known = ids;
  return last;
}
