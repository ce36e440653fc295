import type { Worker } from 'node:worker_threads';
import { planFeeds, type FeedSources } from './feed-plan';
import type { FeedWork } from './feed-worker';
import type { FeedStatistics } from './feeds';
import { answerOf, startThread } from './thread';

/** The feeds of a build, written in a thread while Gatsby does other things. */
export class BesideFeeds {
  /** What was written, when it is. */
  readonly written: Promise<FeedStatistics>;
  private thread: Worker | null = null;
  private isAwaited = false;

  /**
   * @param sources What the feeds are planned from, now.
   * @param begin What the thread waits for.
   */
  constructor(sources: FeedSources, begin: Promise<unknown>) {
    const { directory } = sources;
    const work: FeedWork = { directory, plans: planFeeds(sources) };
    this.written = begin.then(() => {
      this.thread = startThread(directory, 'feed-worker', work);
      if (this.isAwaited) this.thread.ref();
      return answerOf<FeedStatistics>(this.thread, 'writes the feeds');
    });
  }

  /** Nothing else is left to do: the thread keeps the build alive. */
  ref(): void {
    this.isAwaited = true;
    this.thread?.ref();
  }
}
