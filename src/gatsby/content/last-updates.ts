import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { contentFile, contentRoots } from '../configuration/content-roots';

/** The parts of a commit that readers see. */
export interface Commit {
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

const isText = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * Makes a function that tells whether a commit with a number of texts is a bulk change (an import, or the same change of
 * all texts) instead of an update: it has more than half of all texts that ever existed.
 * @param texts The texts of all commits, repeated as often as they changed.
 */
function bulkRule(texts: readonly string[]): (count: number) => boolean {
  const half = new Set(texts).size / 2;
  return (count) => count >= FEWEST_IN_BULK && count > half;
}

/**
 * Asks git once for the newest commit (committer date, author) of every file below a folder. Bulk changes are ignored; a
 * file without another commit has no update.
 * @param warn Called once, with one sentence, when the answer is missing or misleading (no git, shallow clone).
 */
export function readLastUpdates(folder: string, warn: (message: string) => void): LastUpdates {
  const updates: LastUpdates = new Map();
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotepath=off', ...args], {
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const top = git('rev-parse', '--show-toplevel').trim();
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      warn(
        'This clone is shallow, so dates of last updates may be too late. Fetch the whole history to correct them.',
      );
    }
    const log = git(
      'log',
      '--no-show-signature',
      '--no-merges',
      '--format=%x01%cI%x02%aN%x02%aE',
      '--name-only',
      '--',
      '.',
    );
    const commits = log
      .split('\u0001')
      .slice(1)
      .map((entry) => {
        const [header = '', ...files] = entry.split('\n');
        return { header: header.split('\u0002'), files: files.filter((file) => file !== '') };
      });
    const isBulk = bulkRule(commits.flatMap(({ files }) => files.filter(isText)));
    for (const { header, files } of commits) {
      if (isBulk(files.filter(isText).length)) continue;
      const [at = '', by = '', email = ''] = header;
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
