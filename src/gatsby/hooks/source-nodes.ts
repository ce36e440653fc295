import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { site } from '../../site/config';
import { contentFile } from '../configuration/content-roots';
import type { LoadedContent } from '../content/load-content';
import { describeProblems } from '../content/problem-report';
import { NodeUpdates, type GatsbyNodeInput } from '../nodes/node-updates';
import { buildNodes } from '../nodes/nodes';
import { isOutdated, mdxNodes, withoutNode, type MdxNodes } from './mdx-documents';
import { contentState, reloadContent } from './state';

const nodeUpdates = new NodeUpdates();

/** Makes the site's nodes from the loaded content, as children of the `Mdx` nodes of their source files. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (args) => {
  const { root, directory, content } = contentState();
  const nodes = mdxNodes(args);
  const missing = withoutNode(content, root, nodes);
  if (missing.length > 0) args.reporter.panicOnBuild(describeProblems(missing, root, directory));
  updateNodes(isOutdated(content, root, nodes) ? reloadContent(nodes) : content, nodes, args);
};

/**
 * Updates the nodes to match the content.
 * @returns the node that was added last, if any.
 */
export function updateNodes(
  content: LoadedContent,
  nodes: MdxNodes,
  { actions, getNode }: Pick<NodePluginArgs, 'actions' | 'getNode'>,
): GatsbyNodeInput | null {
  const { root, directory, lastUpdates } = contentState();
  let last: GatsbyNodeInput | null = null;
  nodeUpdates.apply(
    buildNodes({ content, site, lastUpdates, root, directory }),
    ({ file }) => (typeof file === 'string' ? (nodes.get(contentFile(root, file))?.id ?? null) : null),
    {
      create: (node, isNew) => {
        if (isNew) last = node;
        void actions.createNode(node);
      },
      remove: (id) => {
        const node = getNode(id);
        if (node) actions.deleteNode(node);
      },
    },
  );
  return last;
}
