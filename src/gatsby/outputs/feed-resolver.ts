import type { Node } from 'gatsby';
import { listed } from '../../domain/blog/lists';
import { once } from '../../domain/basics/once';
import { localeCodes } from '../../domain/routing/locale';
import type { SiteContent } from '../../domain/site/site-content';
import { site } from '../../site/config';
import { contentRoot } from '../configuration/content-root';
import { BesideWork } from '../jobs/thread';
import { documentNodeId } from '../nodes/node-ids';
import { FeedTexts, type FeedSource } from './feed-texts';
import type { FeedTextKeys, FeedWork } from './feed-worker';
import { makeFeedHtml } from './make-feed-html';

/** The thread that makes the texts of this build. */
let thread: BesideWork<FeedTextKeys> | null = null;

const feedTexts = once(() => {
  const directory = process.cwd();
  return new FeedTexts(directory, contentRoot(directory), makeFeedHtml);
});

/**
 * Begins to make the texts that feeds will ask for.
 * @param begin What the thread waits for.
 */
export function startFeedTexts(
  { index }: SiteContent,
  getNode: (id: string) => Pick<Node, 'id'> | undefined,
  { directory, root }: Pick<FeedWork, 'directory' | 'root'>,
  begin: Promise<unknown>,
): BesideWork<FeedTextKeys> {
  const sources = localeCodes(site.i18n).flatMap((locale) =>
    listed(index.posts).map((post): FeedSource => {
      const node = getNode(documentNodeId(post, locale)) as unknown as FeedSource;
      const { id, permalink, digest, file, hrefs, references } = node;
      return { id, locale, permalink, digest, file, hrefs, references };
    }),
  );
  const work: FeedWork = { directory, root, sources };
  thread = new BesideWork(directory, 'outputs/feed-worker', work, begin);
  return thread;
}

/** GraphQL resolver of a post's text as feeds carry it. In a build it waits for the thread that makes all of them. */
export async function resolveFeedHtml(node: FeedSource): Promise<string> {
  const keys = (await thread?.wait())?.keys;
  const { id, locale, permalink, digest, file, hrefs, references } = node;
  return feedTexts().htmlOf({ id, locale, permalink, digest, file, hrefs, references }, keys?.get(id));
}
