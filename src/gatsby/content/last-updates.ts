import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { contentFile, contentRoots } from '../configuration/content-roots';

/** A commit, as far as readers are told of it. */
export interface Commit {
  /** ISO 8601 date-time in UTC, of the committer. */
  at: string;
  /** Name of the one who wrote the change, as `.mailmap` has it; so is the address. */
  by: string;
  email: string;
}

/** Newest commit of each file, by absolute path. */
export type LastUpdates = Map<string, Commit>;

/**
 * Newest commits of the files of all content roots.
 * @param root Absolute path of the content root.
 * @param warn Told of each folder in which git does not know them.
 */
export const readAllLastUpdates = (root: string, warn: (message: string) => void): LastUpdates =>
  new Map(contentRoots(root).flatMap((folder) => [...readLastUpdates(folder, warn)]));

/** Fewer texts than this are not many, whatever part of all they are. */
const FEWEST_IN_BULK = 10;

const isText = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * Tells whether a commit with so many texts is no update of any of them but an import, or a change of all alike: it has
 * more than half of the texts there have ever been.
 * @param texts The texts of all commits, repeated as often as they changed.
 */
function bulkRule(texts: readonly string[]): (count: number) => boolean {
  const half = new Set(texts).size / 2;
  return (count) => count >= FEWEST_IN_BULK && count > half;
}

/**
 * Asks git once for the newest commit of every file below a folder (committer date, author). Commits that change more
 * than half of all texts are left out; a file without another one has no update.
 * @param warn Told once, in one sentence, when the answer is missing or misleading (no git, shallow clone).
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
        'This clone is shallow: dates of last updates are those of the newest commits only. Fetch the whole history to get them right.',
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
 * When sources were last changed, as git tells. In a shallow clone everything older than its first commit has that
 * one's date: what is later than something else is so, what seems as old may be.
 * @param root Absolute path of the content root.
 */
export const changedAt =
  (root: string, updates: LastUpdates) =>
  (file: string): string | null =>
    updates.get(contentFile(root, file))?.at ?? null;
