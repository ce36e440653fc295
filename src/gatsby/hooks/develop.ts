import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CreateDevServerArgs, CreatePagesArgs, GatsbyNode } from 'gatsby';
import { drawPortrait } from '../../domain/ornament/portrait';
import { drawnPortraitPath } from '../../domain/routing/portrait-path';
import { takeConfiguration } from '../configuration/take-configuration';
import type { NodeInput } from '../nodes/node-types';
import type { LoadedContent } from '../content/load-content';
import { publishDocumentFiles } from '../content/published-files';
import { createPlannedPages } from '../nodes/create-pages';
import { dropSearchIndex, serveOnDemandFiles, type DevelopmentServer } from '../outputs/on-demand-files';
import { publishManifest } from '../outputs/site-descriptions';
import { writeChanged } from '../store/write-changed';
import { reportContent } from './content-report';
import { mdxNodes, withoutNode, type MdxNodes } from './mdx-documents';
import { updateNodes } from './source-nodes';
import { contentState, planFromDataLayer, reloadContent } from './state';

/** In development, takes over changes of the content folder. */
export async function followContent(args: CreatePagesArgs): Promise<void> {
  const { root, directory } = contentState();
  takeConfiguration(root);
  publishManifest(directory);
  const everything = reloadContent();
  const nodes = await nodesOf(everything, root, args);
  const missing = withoutNode(everything, root, nodes);
  const changed = missing.length === 0 ? everything : reloadContent(nodes);
  reportContent({ ...changed, problems: [...changed.problems, ...missing] }, args.reporter);
  await written(updateNodes(changed, nodes, args), args);
  publishContentFiles(changed);
  dropSearchIndex(changed, directory);
  createPlannedPages(await planFromDataLayer(args), args.actions);
}

/** Publishes the files that texts and data files name, and a drawing for each author: pages show it without a portrait. */
export function publishContentFiles(content: LoadedContent): void {
  const { root, directory } = contentState();
  for (const { key } of content.index.authors.values())
    writeChanged(
      path.join(directory, 'public', decodeURIComponent(drawnPortraitPath(key))),
      drawPortrait(key),
    );
  publishDocumentFiles(content, root, directory);
}

/** Milliseconds to wait until a file has become a node that queries see. */
const NODE_WAIT_MS = 1000;

/** The `Mdx` nodes. Gatsby calls `createPages` before a new file has one. */
async function nodesOf(content: LoadedContent, root: string, args: CreatePagesArgs): Promise<MdxNodes> {
  await until(() => withoutNode(content, root, mdxNodes(args)).length === 0, 20);
  return mdxNodes(args);
}

/**
 * Waits until queries see the nodes. Gatsby writes nodes to its store in the background, in the order they are made. It
 * waits for that only where it expects new nodes, and `createPages` is no such place.
 */
async function written(last: NodeInput | null, { getNodesByType }: CreatePagesArgs): Promise<void> {
  if (last === null) return;
  // Looking a node up by its id finds it before it is written.
  await until(() => getNodesByType(last.type).some(({ id }) => id === last.id), 2);
}

async function until(isSo: () => boolean, pauseMs: number): Promise<void> {
  const end = Date.now() + NODE_WAIT_MS;
  while (!isSo() && Date.now() < end) await setTimeout(pauseMs);
}

/** In development, makes files that are rarely needed when they are requested. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = ({
  app,
}: CreateDevServerArgs) => {
  serveOnDemandFiles(app as DevelopmentServer, contentState);
};
