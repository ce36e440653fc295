import { statSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../domain/basics/once';
import { contentFile, contentRoots } from '../configuration/content-roots';
import { repositoryOf } from './git';

/** Makes a function that gives the day a file of any content root was first committed. */
export function firstCommitOf(root: string): (file: string) => string | null {
  const folders = contentRoots(root).map(firstCommits);
  return (file) => folders.map((dayOf) => dayOf(file)).find((day) => day !== null) ?? null;
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
  try {
    const { top, isShallow, log } = repositoryOf(folder);
    if (isShallow) return days;
    for (const entry of log('%as', '--reverse', '--name-status', '--find-renames', '--diff-filter=AR')) {
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
