import path from 'node:path';
import type {
  CreateDevServerArgs,
  CreatePagesArgs,
  GatsbyNode,
  NodePluginArgs,
  ParentSpanPluginArgs,
} from 'gatsby';
import { versionsOf } from '../../domain/content/content-index';
import { once } from '../../domain/once';
import type { Problem } from '../../domain/content/problem';
import { reportTranslations, summarizeTranslations } from '../../domain/content/translations';
import { site } from '../../site/config';
import { publishBrowserAssets } from '../outputs/browser-assets';
import { publishCardPictures } from '../pictures/card-pictures';
import { editFolder } from '../configuration/configuration';
import { checkConfiguredLinks } from '../configuration/configuration-links';
import { createPlannedPages, templateFiles } from '../nodes/create-pages';
import { planFeeds } from '../outputs/feed-plan';
import type { FeedWork } from '../outputs/feed-worker';
import type { FeedStatistics } from '../outputs/feeds';
import { publishGuides } from '../outputs/guides';
import { publishPictures } from '../pictures/images';
import { publishKatex } from '../outputs/katex-assets';
import { changedAt, readLastUpdates, type LastUpdates } from '../content/last-updates';
import type { LoadedContent } from '../content/load-content';
import {
  dropBuiltFiles,
  dropSearchIndex,
  serveLazyFiles,
  type DevelopmentServer,
} from '../outputs/lazy-files';
import { NodeUpdates } from '../nodes/node-updates';
import { buildNodes } from '../nodes/nodes';
import { publishOpenSearch } from '../outputs/open-search';
import { describeProblems } from '../content/problem-report';
import { projectFolder } from './project-folder';
import { forgetUnusedTemplates, parseOnlyQueries } from '../internals/query-extraction';
import { gatsbyModules, shortenEdits, type DataLayerState } from '../internals/quick-edits';
import { tolerateMalformedFrontMatter } from '../internals/tolerant-front-matter';
import { publishLinkedFiles } from '../content/published-files';
import { indexWork } from '../outputs/search-index';
import { contentState, reloadContent, startCards, startContent, type ContentState } from './state';
import { steps } from '../jobs/step-times';
import { publishManifest } from '../outputs/web-manifest';
import { watchGatsby } from '../internals/gatsby-steps';
import { BesideWork } from '../jobs/thread';
import { publishTwins } from '../outputs/twins';

let lastUpdates: LastUpdates = new Map();
const nodeUpdates = new NodeUpdates();
const isDevelopment = process.env.NODE_ENV === 'development';
/** The command that builds has checked the content and said what is wrong. */
const isChecked = process.env.TIDEPOOL_CHECKED !== undefined;
/** Development: the pages are there, and what comes now are changes. */
let isFollowing = false;
/** What was last said about the content. */
let isBroken = false;
let warned = '';

/** Reads and checks everything before Gatsby does any work: a build with errors ends here and touches nothing. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = async ({
  reporter,
  store,
  emitter,
}: ParentSpanPluginArgs) => {
  await watchGatsby(steps);
  const directory = projectFolder(store);
  const getState = store.getState.bind(store) as () => DataLayerState;
  if (isDevelopment) shortenEdits(getState, emitter, gatsbyModules(directory));
  tolerateMalformedFrontMatter(directory);
  parseOnlyQueries(store, directory);
  forgetUnusedTemplates(gatsbyModules(directory), getState, templateFiles());
  const content = steps.run(
    'content',
    () => startContent(directory),
    ({ statistics: { documents, compiled, fromCache } }) =>
      `${String(documents)} documents: ${String(compiled)} compiled, ${String(fromCache)} from cache`,
  );
  const { root } = contentState();
  report([...content.problems, ...checkConfiguredLinks(content, root, directory)], reporter);
  if (process.env.NODE_ENV === 'production') startPictures(contentState());
  startCards();
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

/** Errors end a build; in development they are shown, and the last good state stays until they are mended. */
function report(problems: readonly Problem[], reporter: NodePluginArgs['reporter']): void {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const { root, directory } = contentState();
  const text = describeProblems(problems, root, directory);
  const isMended = isBroken && errors.length === 0;
  isBroken = errors.length > 0;
  if (isBroken && isDevelopment) reporter.error(`The content has errors.\n\n${text}`);
  else if (isBroken) reporter.panicOnBuild(`The content has errors.\n\n${text}`);
  // Said once, not after every edit.
  else if (text !== '' && text !== warned && !isChecked) reporter.warn(text);
  if (isMended) reporter.info('The content has no errors any more.');
  warned = isBroken ? '' : text;
}

/** Makes our nodes from the loaded content, as children of the `Mdx` nodes of their source files. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = (args) => {
  steps.run('nodes', () => {
    updateNodes(contentState().content, args);
  });
};

function updateNodes(content: LoadedContent, { actions, getNode, getNodesByType }: NodePluginArgs): void {
  const { root, directory } = contentState();
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

/** Publishes what pages share, and creates the planned pages. In development again after every change of a file. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (args) => {
  if (isFollowing) {
    followContent(args);
    return;
  }
  isFollowing = isDevelopment;
  const { content, root, directory } = contentState();
  const assets = publishBrowserAssets(directory);
  publishKatex(directory);
  publishOpenSearch(directory);
  publishManifest(directory);
  publishLinkedFiles(content, root, directory);
  publishCardPictures(content, root, directory);
  if (isDevelopment) dropBuiltFiles(content, directory);
  else publishTexts(content, args);
  steps.run(
    'page plan',
    () => {
      createPlannedPages(content, args.actions);
    },
    () => `${String(content.plan.pages.length)} pages`,
  );
  await assets;
};

/** Publishes what is made from the texts besides the pages. */
function publishTexts(content: LoadedContent, { getNode }: CreatePagesArgs): void {
  const { root, directory } = contentState();
  startIndex(content);
  startFeeds(content, getNode);
  steps.run('Markdown twins', () => {
    publishGuides(content, directory);
    publishTwins({ content, getNode, root, directory });
  });
}

/** Begins to write the search index. */
function startIndex(content: LoadedContent): void {
  const { directory, beside } = contentState();
  const index = new BesideWork<number>(directory, 'outputs/index-worker', indexWork(content, directory));
  beside.push(index);
  noteBeside('search index', index, (written) => `${String(written)} written`);
}

/** Begins to write the feeds, when the pictures leave a core to them. */
function startFeeds(content: LoadedContent, getNode: CreatePagesArgs['getNode']): void {
  const { root, directory, pictures, beside } = contentState();
  const work: FeedWork = { directory, plans: planFeeds({ content, getNode, root, directory }) };
  const feeds = new BesideWork<FeedStatistics>(directory, 'outputs/feed-worker', work, pictures);
  beside.push(feeds);
  noteBeside('feeds', feeds, ({ feeds: all, written }) => `${String(all)}: ${String(written)} written`);
}

function noteBeside<T>(name: string, { done }: BesideWork<T>, note: (result: Awaited<T>) => string): void {
  // A failure is reported where the work is waited for.
  steps
    .run(
      name,
      () => done,
      (result) => `${note(result)}, beside the other steps`,
    )
    .catch(() => undefined);
}

/** Development: takes over what has changed in the content folder. */
function followContent(args: CreatePagesArgs): void {
  const content = reloadContent();
  const { root, directory } = contentState();
  report([...content.problems, ...checkConfiguredLinks(content, root, directory)], args.reporter);
  updateNodes(content, args);
  publishLinkedFiles(content, root, directory);
  dropSearchIndex(directory);
  createPlannedPages(content, args.actions);
}

/** Development: files that few ask for are made when somebody does. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = ({
  app,
  getNode,
}: CreateDevServerArgs) => {
  serveLazyFiles(app as DevelopmentServer, () => ({ ...contentState(), getNode }));
};

const DEVELOPMENT_404 = path.resolve('src/runtime/development-404.tsx');

/**
 * `src/pages/404.tsx` is planned with the others, in both languages. Gatsby makes pages of its own of that file, later
 * and partly at the same path; deleting one of them takes `/404.html` with it, so the planned ones are created again.
 */
export const onCreatePage: NonNullable<GatsbyNode['onCreatePage']> = ({ page, actions }) => {
  if (page.path === '/dev-404-page/' && page.component !== DEVELOPMENT_404) {
    actions.deletePage(page);
    actions.createPage({ ...page, component: DEVELOPMENT_404 });
    return;
  }
  const isPlanned = 'kind' in (page.context ?? {});
  if (isPlanned || !/\/404(\.html|\/)?$/.test(page.path)) return;
  actions.deletePage(page);
  createPlannedPages(contentState().content, actions, ({ kind }) => kind === 'not-found');
};
