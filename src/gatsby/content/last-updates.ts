import path from 'node:path';
import { contentFile, contentRoots } from '../configuration/content-roots';
import { repositoryOf } from './git';

interface Commit {
  /** Committer date in UTC, as ISO 8601. */
  at: string;
  /** Name of the author; name and address are mapped by `.mailmap`. */
  by: string;
  email: string;
}

/** Newest commit of each file, by absolute path. */
export type LastUpdates = Map<string, Commit>;

/** Newest commits of the files of all content roots; `warn` is called where the history is incomplete. */
export const readAllLastUpdates = (root: string, warn: (message: string) => void): LastUpdates =>
  new Map(contentRoots(root).flatMap((folder) => [...readLastUpdates(folder, warn)]));

/** A commit with fewer texts is never a bulk change, whatever their share is. */
const FEWEST_IN_BULK = 10;

/**
 * The newest commit (committer date, author) of every file below a folder. Bulk changes (an import, or the same change of
 * all texts) are no updates: they have more than half of all texts that ever existed.
 * @param warn Called once, with one sentence, when the answer is missing or misleading (no git, shallow clone).
 */
export function readLastUpdates(folder: string, warn: (message: string) => void): LastUpdates {
  const updates: LastUpdates = new Map();
  try {
    const { top, isShallow, log } = repositoryOf(folder);
    if (isShallow)
      warn(
        'This clone is shallow, so dates of last updates may be too late. Fetch the whole history to correct them.',
      );
    const commits = log('%cI%x02%aN%x02%aE', '--no-merges', '--name-only').map((entry) => {
      const [header = '', ...files] = entry.split('\n').filter((line) => line !== '');
      return { header, files, texts: files.filter((file) => /\.mdx?$/.test(file)) };
    });
    const half = new Set(commits.flatMap(({ texts }) => texts)).size / 2;
    for (const { header, files, texts } of commits) {
      if (texts.length >= FEWEST_IN_BULK && texts.length > half) continue;
      const [at = '', by = '', email = ''] = header.split('\u0002');
      for (const file of files) {
        const absolute = path.join(top, file);
        // The log begins with the newest commit.
        if (!updates.has(absolute)) updates.set(absolute, { at: new Date(at).toISOString(), by, email });
      }
    }
  } catch {
    warn('git is not available or this is not a repository: pages show no date of last update.');
  }
  return updates;
}

/**
 * When sources were last changed, according to git. A shallow clone dates everything before its first commit to that
 * commit: what appears newer is newer, but what appears equally old may not be.
 */
export const changedAt =
  (root: string, updates: LastUpdates) =>
  (file: string): string | null =>
    updates.get(contentFile(root, file))?.at ?? null;
