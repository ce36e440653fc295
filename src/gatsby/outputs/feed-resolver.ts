import type { NodePluginArgs } from 'gatsby';
import { listed } from '../../domain/blog/lists';
import { versionFor, type Post } from '../../domain/content/documents';
import { once } from '../../domain/basics/once';
import { type Locale, localeCodes } from '../../domain/routing/locale';
import type { SiteContent } from '../../domain/site/site-content';
import { site } from '../../site/config';
import { contentRoot } from '../configuration/content-root';
import { ThreadJob } from '../jobs/thread-job';
import { digestOf } from '../store/digest-cache';
import { documentNodeId } from '../nodes/node-ids';
import { readNode, type GetNode } from '../nodes/node-types';
import type { PictureFiles } from '../nodes/picture-query';
import { FeedTexts, type FeedSource } from './feed-texts';
import type { FeedTextKeys, FeedWork } from './feed-worker';
import { makeFeedHtml } from './make-feed-html';

/** The thread that makes the feed texts of this build. */
let thread: ThreadJob<FeedTextKeys> | null = null;

/** The pictures that this build has resized. */
let pictures: PictureFiles = new Map();

const feedTexts = once(() => {
  const directory = process.cwd();
  return new FeedTexts(directory, contentRoot(directory), makeFeedHtml, pictures);
});

/** Starts making the texts of feeds in a thread. */
export function startFeedTexts(
  { index }: SiteContent,
  getNode: GetNode,
  { directory, root, pictures: shown }: Pick<FeedWork, 'directory' | 'root' | 'pictures'>,
): ThreadJob<FeedTextKeys> {
  pictures = shown;
  const posts = localeCodes(site.i18n).flatMap((locale) =>
    listed(index.posts).map((post) => {
      const node = readNode(getNode, 'BlogPost', documentNodeId(post, locale));
      const { images } = versionFor(post, locale).compiled;
      return { source: sourceOf(node), images: images.map(({ src }) => src) };
    }),
  );
  const work: FeedWork = { directory, root, posts, pictures };
  thread = new ThreadJob(directory, 'outputs/feed-worker', work);
  return thread;
}

/** Gives digests of everything a post's item depends on: its text, its node, and the nodes of its tags and authors. */
export async function feedPostDigests(
  getNode: NodePluginArgs['getNode'],
): Promise<(post: Post, locale: Locale) => string> {
  const keys = (await thread?.wait())?.keys;
  const digestOfNode = (id: string): string => getNode(id)?.internal.contentDigest ?? '';
  return (post, locale) => {
    const id = documentNodeId(post, locale);
    const { tags, authors } = readNode(getNode, 'BlogPost', id);
    return digestOf(keys?.get(id) ?? '', ...[id, ...tags, ...authors].map(digestOfNode));
  };
}

/** GraphQL resolver of a post's text as feeds carry it. In a build it waits for the thread that makes all texts. */
export async function resolveFeedHtml(node: FeedSource): Promise<string> {
  const keys = (await thread?.wait())?.keys;
  return feedTexts().htmlOf(sourceOf(node), keys?.get(node.id));
}

const sourceOf = ({ id, locale, permalink, digest, file, hrefs, references }: FeedSource): FeedSource => ({
  id,
  locale,
  permalink,
  digest,
  file,
  hrefs,
  references,
});
