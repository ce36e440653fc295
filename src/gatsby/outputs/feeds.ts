import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feedEntry, feedFrame, type FeedEntry } from '../../domain/publish/feeds';
import type { FeedFormat } from '../../domain/routing/paths';
import { codeDigest, DigestCache, digestOf } from '../store/compile-cache';
import type { FeedPlan, FeedText, PlannedEntry, PlannedFeed } from './feed-plan';
import { WrittenFiles } from '../store/written-files';

/** Makes the HTML of a post's text. */
export type FeedHtml = (text: FeedText) => Promise<string>;

/** What publishing the feeds did, for the build's own report. */
export interface FeedStatistics {
  feeds: number;
  written: number;
}

/** Code that decides what a feed is, of the same plan. */
const SOURCES = [
  'src/domain/basics',
  'src/domain/markdown',
  'src/domain/publish',
  'src/domain/routing',
  'src/gatsby/content/check-images.ts',
  'src/gatsby/nodes/content-resolver.ts',
  'src/gatsby/outputs/feed-worker.ts',
  'src/gatsby/outputs/feeds.ts',
  'src/gatsby/pictures/images.ts',
  'src/gatsby/pictures/pictures.ts',
  'src/gatsby/content/published-files.ts',
  'src/i18n',
  'src/site',
];

/**
 * Writes the feeds that differ from those the last build left. HTML of texts is kept, each in a file of its own: no
 * build has all of them in memory.
 * @param directory Absolute path of the repository.
 */
export async function publishFeeds(
  directory: string,
  plans: readonly FeedPlan[],
  makeHtml: FeedHtml,
): Promise<FeedStatistics> {
  const folder = path.join(directory, 'public');
  const cache = path.join(directory, 'node_modules', '.cache', 'tidepool');
  const files = new WrittenFiles(directory, 'feeds');
  const texts = new DigestCache<string>(path.join(cache, 'feed-texts'));
  const version = codeDigest(directory, SOURCES);
  const keyOf = (text: FeedText): string => digestOf(version, JSON.stringify(text));
  const htmlOf: FeedHtml = async (text) => {
    const key = keyOf(text);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const html = await makeHtml(text);
    texts.set(key, html);
    return html;
  };
  const statistics: FeedStatistics = { feeds: 0, written: 0 };
  for (const { entries, feeds } of plans) {
    const keys = entries.map(({ entry, text }) => digestOf(JSON.stringify(entry), keyOf(text)));
    const digestOfFeed = ({ format, info, entries: own }: PlannedFeed): string =>
      digestOf(version, format, JSON.stringify([info, own.map((at) => keys[at])]));
    const changed = feeds.filter((feed) => !files.isCurrent(feed.file, digestOfFeed(feed)));
    await writeFeeds(folder, entries, changed, htmlOf);
    for (const feed of feeds) files.note(feed.file, digestOfFeed(feed));
    statistics.feeds += feeds.length;
    statistics.written += changed.length;
  }
  files.save();
  return statistics;
}

/** Writes feeds beside one another, post by post, so that a text is read once and soon forgotten. */
export async function writeFeeds(
  folder: string,
  entries: readonly PlannedEntry[],
  feeds: readonly PlannedFeed[],
  htmlOf: FeedHtml,
): Promise<void> {
  const outputs = feeds.map(({ file, format, info, entries: own }) => {
    const frame = feedFrame(
      format,
      info,
      own.flatMap((at) => entries[at]?.entry ?? []),
    );
    return {
      ...frame,
      format,
      own: new Set(own),
      first: own[0],
      file: new GrowingFile(path.join(folder, file)),
    };
  });
  for (const { file, head } of outputs) file.add(head);
  for (const [at, { entry, text }] of entries.entries()) {
    const holding = outputs.filter(({ own }) => own.has(at));
    if (holding.length === 0) continue;
    const whole: FeedEntry = { ...entry, html: await htmlOf(text) };
    const items = new Map<FeedFormat, string>();
    for (const { format, first, separator, file } of holding) {
      const item = items.get(format) ?? feedEntry(format, whole);
      items.set(format, item);
      file.add(at === first ? item : separator + item);
    }
  }
  for (const { file, tail } of outputs) file.end(tail);
}

/** A file that is written piece by piece. */
class GrowingFile {
  #waiting: string[] = [];
  #length = 0;
  #isBegun = false;

  constructor(private readonly file: string) {}

  add(text: string): void {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length > 100_000) this.#write();
  }

  end(text: string): void {
    this.add(text);
    this.#write();
  }

  #write(): void {
    const text = this.#waiting.join('');
    if (this.#isBegun) appendFileSync(this.file, text);
    else {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, text);
    }
    this.#isBegun = true;
    this.#waiting = [];
    this.#length = 0;
  }
}
