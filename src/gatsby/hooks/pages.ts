import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { hasBlog, hasReleaseFeed } from '../../domain/site/page-plan';
import type { LoadedContent } from '../content/load-content';
import { steps } from '../jobs/step-times';
import { ThreadJob } from '../jobs/thread-job';
import { createPlannedPages } from '../nodes/create-pages';
import { queryPictures, type PictureFiles } from '../nodes/picture-query';
import { publishBrowserAssets } from '../outputs/browser-assets';
import { startFeedTexts } from '../outputs/feed-resolver';
import { publishRobotsAndLlms } from '../outputs/robots-and-llms';
import { publishKatex } from '../outputs/katex-assets';
import { dropBuiltFiles } from '../outputs/on-demand-files';
import { publishFeedStyles } from '../outputs/feed-styles';
import { publishOpenSearch } from '../outputs/open-search';
import { indexWork } from '../outputs/search-index';
import { publishTwins } from '../outputs/twins';
import { publishManifest } from '../outputs/web-manifest';
import { followContent, publishContentFiles } from './develop';
import { contentState, isDevelopment, planFromDataLayer } from './state';

/** In development: whether the pages exist, so that further calls are about changes. */
let isFollowing = false;

/**
 * Publishes the files that pages share, and creates the pages planned from a query of the data layer. In development
 * this runs again after every change of a file.
 */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (args) => {
  if (isFollowing) {
    await followContent(args);
    return;
  }
  isFollowing = isDevelopment;
  const content = await steps.run(
    'page query',
    () => planFromDataLayer(args),
    ({ plan }) => `${String(plan.pages.length)} pages`,
  );
  const { directory } = contentState();
  const assets = publishBrowserAssets(directory);
  publishKatex(directory);
  publishOpenSearch(directory);
  if (hasBlog(content.index) || hasReleaseFeed(content.index)) publishFeedStyles(directory);
  publishManifest(directory);
  publishContentFiles(content);
  if (isDevelopment) dropBuiltFiles(content, directory);
  else await publishTexts(content, args);
  steps.run('page creation', () => {
    createPlannedPages(content, args.actions);
  });
  await assets;
};

/** Publishes what is made from the texts, besides the pages. */
async function publishTexts(content: LoadedContent, args: CreatePagesArgs): Promise<void> {
  const { root, directory } = contentState();
  const { getNode } = args;
  startIndex(content);
  const pictures = steps.run(
    'picture query',
    () => queryPictures(content, args, { root, directory }),
    ({ size }) => `${String(size)} in documents`,
  );
  steps.run('Markdown twins', () => {
    publishRobotsAndLlms(content, directory);
    publishTwins({ content, getNode, root, directory });
  });
  startFeeds(content, getNode, await pictures);
}

/** Starts writing the search index in a thread. */
function startIndex(content: LoadedContent): void {
  const { directory, jobs } = contentState();
  const index = new ThreadJob<string[]>(directory, 'outputs/index-worker', indexWork(content, directory));
  jobs.push(index);
  timeJob('search index', index, ({ length }) => `${String(length)} written`);
}

/** Starts making the texts of the feeds in a thread. */
function startFeeds(
  content: LoadedContent,
  getNode: CreatePagesArgs['getNode'],
  pictures: PictureFiles,
): void {
  const { root, directory, jobs } = contentState();
  const texts = startFeedTexts(content, getNode, { root, directory, pictures });
  jobs.push(texts);
  timeJob('texts of feeds', texts, ({ keys, made }) => `${String(keys.size)}: ${String(made)} made`);
}

function timeJob<T>(name: string, { done }: ThreadJob<T>, note: (result: Awaited<T>) => string): void {
  // The code that waits for the job reports its failure.
  steps
    .run(
      name,
      () => done,
      (result) => `${note(result)}, in parallel`,
    )
    .catch(() => undefined);
}
