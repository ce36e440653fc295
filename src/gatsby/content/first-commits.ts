import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../domain/basics/once';
import { contentFile, contentRoots } from '../configuration/content-roots';

/** Makes a function that gives the day a file of any content root was first committed. */
export function firstCommitOf(root: string): (file: string) => string | null {
  const folders = contentRoots(root).map((folder) => firstCommits(folder));
  return (file) => {
    for (const dayOf of folders) {
      const day = dayOf(file);
      if (day !== null) return day;
    }
    return null;
  };
}

/** Makes a function that gives the day a file of any content root was last changed, in UTC. */
export const fileDayOf =
  (root: string) =>
  (file: string): string | null =>
    statSync(contentFile(root, file), { throwIfNoEntry: false })?.mtime.toISOString().slice(0, 10) ?? null;

/**
 * Makes a function that gives the day a file was first committed, as `YYYY-MM-DD` in its author's time zone; null before
 * the first commit, without git, or in a shallow clone, whose oldest commit seems to add every file.
 */
export function firstCommits(folder: string): (file: string) => string | null {
  const days = once(() => readDays(folder));
  return (file) => days().get(path.join(folder, file)) ?? null;
}

function readDays(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotepath=off', ...args], {
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    const top = git('rev-parse', '--show-toplevel').trim();
    const format = ['--no-show-signature', '--reverse', '--format=%x01%as', '--name-status'];
    const log = git('log', ...format, '--find-renames', '--diff-filter=AR', '--', '.');
    for (const entry of log.split('\u0001').slice(1)) {
      const [day = '', ...changes] = entry.split('\n');
      for (const change of changes) {
        const [, from = '', to = from] = change.split('\t').map((name) => path.join(top, name));
        // A renamed file keeps the day of its former name, and a restored file that of its first version.
        const known = days.get(from) ?? day;
        if (!days.has(to)) days.set(to, known);
      }
    }
  } catch {
    // Without git nothing is known.
  }
  return days;
}
