import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { once } from '../../domain/basics/once';
import { site } from '../../site/config';
import { editFolder } from '../configuration/configuration';
import type { LoadedContent } from '../content/load-content';
import { steps } from '../jobs/step-times';
import { NodeUpdates } from '../nodes/node-updates';
import { buildNodes } from '../nodes/nodes';
import { contentState } from './state';

const nodeUpdates = new NodeUpdates();

/** Makes our nodes from the loaded content, as children of the `Mdx` nodes of their source files. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (args) => {
  steps.run('nodes', () => {
    updateNodes(contentState().content, args);
  });
};

/** Brings the nodes up to date with the content. */
export function updateNodes(
  content: LoadedContent,
  { actions, getNode, getNodesByType }: NodePluginArgs,
): void {
  const { root, directory, lastUpdates } = contentState();
  const mdxOf = once(() => {
    const ids = new Map<string, string>();
    for (const node of getNodesByType('Mdx')) {
      const file = node.parent === null ? undefined : getNode(node.parent);
      if (file) ids.set(String(file.absolutePath), node.id);
    }
    return ids;
  });
  nodeUpdates.apply(
    buildNodes({ content, site, lastUpdates, root, directory, editFolder: editFolder(root, directory) }),
    ({ source }) => (typeof source === 'string' ? (mdxOf().get(`${directory}/${source}`) ?? null) : null),
    {
      create: (node) => void actions.createNode(node),
      remove: (id) => {
        const node = getNode(id);
        if (node) actions.deleteNode(node);
      },
    },
  );
}
