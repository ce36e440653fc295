/** Makes the texts of posts for feeds in a thread, in parallel with the build. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureFiles } from '../nodes/picture-query';
import { FeedTexts, type FeedSource } from './feed-texts';
import { makeFeedHtml } from './make-feed-html';

/** Input of the thread. */
export interface FeedWork {
  /** Root of the project. */
  directory: string;
  /** Content root. */
  root: string;
  posts: { source: FeedSource; images: string[] }[];
  /** Props of the resized pictures in the texts. */
  pictures: PictureFiles;
}

/** Answer of the thread. */
export interface FeedTextKeys {
  /** Results of {@link FeedTexts.keyOf}, by the id of the post's node. */
  keys: Map<string, string>;
  /** How many texts were not cached. */
  made: number;
}

async function makeTexts({ directory, root, posts, pictures }: FeedWork): Promise<FeedTextKeys> {
  const texts = new FeedTexts(directory, root, makeFeedHtml, pictures);
  const keys = new Map<string, string>();
  let made = 0;
  for (const { source, images } of posts) {
    const key = texts.keyOf(source, images);
    keys.set(source.id, key);
    if (texts.has(key)) continue;
    await texts.htmlOf(source, key);
    made += 1;
  }
  return { keys, made };
}

void makeTexts(workerData as FeedWork).then((result) => {
  parentPort?.postMessage(result);
});
