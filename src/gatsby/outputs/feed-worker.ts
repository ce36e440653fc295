/** Writes the feeds in a thread of its own, so that the build goes on beside it. */
import { parentPort, workerData } from 'node:worker_threads';
import { formatReferenceTime } from '../../i18n/format';
import { resolveContent } from '../nodes/content-resolver';
import type { FeedPlan } from './feed-plan';
import { publishFeeds, type FeedHtml } from './feeds';

/** What the thread is given. It answers with what {@link publishFeeds} did. */
export interface FeedWork {
  /** Root of the project. */
  directory: string;
  plans: FeedPlan[];
}

const makeHtml: FeedHtml = async ({ url, locale, references, referencesTitle, ...document }) => {
  // Loads packages, which a build without new texts does without.
  const { feedHtml, referencesHtml } = await import('../../domain/publish/feed-html');
  const content = await resolveContent('whole')(document);
  const time = (value: string): string => formatReferenceTime(value, locale);
  return feedHtml(content, url) + referencesHtml(references, referencesTitle, time);
};

const { directory, plans } = workerData as FeedWork;
void publishFeeds(directory, plans, makeHtml).then((result) => {
  parentPort?.postMessage(result);
});
