import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { contentFile, contentRoots } from '../configuration/content-roots';

/** The parts of a commit that readers see. */
export interface Commit {
  /** Committer date in UTC, as ISO 8601. */
  at: string;
  /** Name of the author; name and address are mapped by `.mailmap`. */
  by: string;
  email: string;
}

/** Newest commit of each file, by absolute path. */
export type LastUpdates = Map<string, Commit>;

/**
 * Newest commits of the files of all content roots.
 * @param root Absolute path of the content root.
 * @param warn Called for each folder whose git history is missing or incomplete.
 */
export const readAllLastUpdates = (root: string, warn: (message: string) => void): LastUpdates =>
  new Map(contentRoots(root).flatMap((folder) => [...readLastUpdates(folder, warn)]));

/**
 * Asks git once for the newest commit (committer date, author) of every file below a folder.
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
    for (const entry of log.split('\u0001').slice(1)) {
      const [header = '', ...files] = entry.split('\n');
      const [at = '', by = '', email = ''] = header.split('\u0002');
      for (const file of files) {
        if (file === '') continue;
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
 * @param root Absolute path of the content root.
 */
export const changedAt =
  (root: string, updates: LastUpdates) =>
  (file: string): string | null =>
    updates.get(contentFile(root, file))?.at ?? null;
