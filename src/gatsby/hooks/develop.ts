import type { CreateDevServerArgs, CreatePagesArgs, GatsbyNode } from 'gatsby';
import { publishLinkedFiles } from '../content/published-files';
import { createPlannedPages } from '../nodes/create-pages';
import { dropSearchIndex, serveLazyFiles, type DevelopmentServer } from '../outputs/lazy-files';
import { reportContent } from './content-report';
import { mdxNodes } from './mdx-documents';
import { updateNodes } from './source-nodes';
import { contentState, planFromDataLayer, reloadContent } from './state';

/** Development: takes over what has changed in the content folder. */
export async function followContent(args: CreatePagesArgs): Promise<void> {
  const nodes = mdxNodes(args);
  const changed = reloadContent(nodes);
  const { root, directory } = contentState();
  reportContent(changed, args.reporter);
  updateNodes(changed, nodes, args);
  publishLinkedFiles(changed, root, directory);
  dropSearchIndex(directory);
  createPlannedPages(await planFromDataLayer(args.graphql), args.actions);
}

/** Development: files that few ask for are made when somebody does. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = ({
  app,
  getNode,
}: CreateDevServerArgs) => {
  serveLazyFiles(app as DevelopmentServer, () => ({ ...contentState(), getNode }));
};
