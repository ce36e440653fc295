import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs, ParentSpanPluginArgs } from 'gatsby';
import { versionsOf } from '../domain/content/content-index';
import { formatProblems, type Problem } from '../domain/content/problem';
import { reportTranslations, summarizeTranslations } from '../domain/content/translations';
import { site } from '../site/config';
import { publishBrowserAssets } from './browser-assets';
import { publishCardPictures } from './card-pictures';
import { createPlannedPages } from './create-pages';
import { digestOf } from './compile-cache';
import { publishGuides } from './guides';
import { publishPictures } from './images';
import { publishKatex } from './katex-assets';
import { changedAt, readLastUpdates, type LastUpdates } from './last-updates';
import type { LoadedContent } from './load-content';
import { buildNodes, type NodeInput } from './nodes';
import { publishOpenSearch } from './open-search';
import { projectFolder } from './project-folder';
import { parseOnlyQueries } from './query-extraction';
import { tolerateMalformedFrontMatter } from './tolerant-front-matter';
import { publishLinkedFiles } from './published-files';
import { publishSearchIndex } from './search-index';
import { contentState, reloadContent, startCards, startContent, type ContentState } from './state';
import { steps } from './step-times';
import { watchGatsby } from './gatsby-steps';
import { publishTwins } from './twins';

let lastUpdates: LastUpdates = new Map();
/** Development: changes arrive one file at a time after the first run. */
let isWatching = false;

/** Reads and checks everything before Gatsby does any work: a build with errors ends here and touches nothing. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = async ({
  reporter,
  store,
}: ParentSpanPluginArgs) => {
  await watchGatsby(steps);
  const directory = projectFolder(store);
  tolerateMalformedFrontMatter(directory);
  parseOnlyQueries(store, directory);
  const content = steps.run(
    'content',
    () => startContent(directory),
    ({ statistics: { documents, compiled, fromCache } }) =>
      `${String(documents)} documents: ${String(compiled)} compiled, ${String(fromCache)} from cache`,
  );
  report(content.problems, reporter);
  if (process.env.NODE_ENV === 'production') startPictures(contentState());
  startCards();
  const { root } = contentState();
  lastUpdates = readLastUpdates(root, (message) => {
    reporter.warn(message);
  });
  reporter.info(summarizeTranslations(reportTranslations(content.index, changedAt(root, lastUpdates))));
};

function startPictures(state: ContentState): void {
  const { posts, docs, pages } = state.content.index;
  const versions = [...posts, ...docs, ...pages].flatMap(versionsOf);
  state.pictures = steps.run(
    'pictures',
    () => publishPictures(versions, state),
    ({ pictures, made }) => `${String(pictures)}: ${String(made)} made, beside the other steps`,
  );
  // Reported where it is waited for.
  state.pictures.catch(() => undefined);
}

/** Errors end a build; in development they are shown and the last good state stays. */
function report(problems: readonly Problem[], reporter: NodePluginArgs['reporter']): void {
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) reporter.panicOnBuild(`The content has errors.\n\n${formatProblems(problems)}`);
  else if (problems.length > 0) reporter.warn(formatProblems(problems));
}

/** Makes our nodes from the loaded content, as children of the `Mdx` nodes of their source files. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (args) => {
  steps.run('nodes', () => {
    createNodes(contentState().content, args);
  });
  isWatching = true;
};

/** In development an edited document arrives as a changed `Mdx` node: load again, and update the nodes that differ. */
export const onCreateNode: NonNullable<GatsbyNode['onCreateNode']> = (args: CreateNodeArgs) => {
  if (!isWatching || args.node.internal.type !== 'Mdx') return;
  const content = reloadContent();
  report(content.problems, args.reporter);
  createNodes(content, args);
};

/** Only `Mdx` nodes concern {@link onCreateNode}. */
export const shouldOnCreateNode: NonNullable<GatsbyNode['shouldOnCreateNode']> = ({ node }: { node: Node }) =>
  node.internal.type === 'Mdx';

function createNodes(content: LoadedContent, { actions, getNodesByType, getNode }: NodePluginArgs): void {
  const { root, directory } = contentState();
  const mdxBySource = new Map<string, string>();
  for (const node of getNodesByType('Mdx')) {
    const file = node.parent === null ? undefined : getNode(node.parent);
    if (file) mdxBySource.set(String(file.absolutePath), node.id);
  }
  for (const input of buildNodes({ content, site, lastUpdates, root, directory })) {
    const source = typeof input.source === 'string' ? `${directory}/${input.source}` : '';
    void actions.createNode(toGatsbyNode(input, mdxBySource.get(source) ?? null));
  }
}

function toGatsbyNode({ type, ...fields }: NodeInput, parent: string | null) {
  return {
    ...fields,
    parent,
    children: [],
    internal: { type, contentDigest: digestOf(JSON.stringify(fields)) },
  };
}

/** Creates the planned pages. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async ({ actions, getNode }) => {
  const { content, root, directory } = contentState();
  const assets = publishBrowserAssets(directory);
  publishKatex(directory);
  publishLinkedFiles(content, root, directory);
  steps.run('search index', () => {
    publishSearchIndex(content, directory);
  });
  publishOpenSearch(directory);
  publishCardPictures(content, root, directory);
  steps.run('Markdown twins', () => {
    publishGuides(content, directory);
    publishTwins({ content, getNode, root, directory });
  });
  steps.run(
    'page plan',
    () => {
      createPlannedPages(content, actions);
    },
    () => `${String(content.plan.pages.length)} pages`,
  );
  await assets;
};

/**
 * `src/pages/404.tsx` is planned with the others, in both languages. Gatsby makes pages of its own of that file, later
 * and partly at the same path; deleting one of them takes `/404.html` with it, so the planned ones are created again.
 */
export const onCreatePage: NonNullable<GatsbyNode['onCreatePage']> = ({ page, actions }) => {
  const isPlanned = 'kind' in (page.context ?? {});
  if (isPlanned || !/\/404(\.html|\/)?$/.test(page.path)) return;
  actions.deletePage(page);
  createPlannedPages(contentState().content, actions, ({ kind }) => kind === 'not-found');
};
