import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../domain/problem/format-problems';
import type { Problem } from '../../domain/problem/problem';
import { contentFile } from '../configuration/content-roots';

/** The folder in which the command was given; npm changes to the repository's before it runs anything. */
const standpoint = (): string => process.env.INIT_CWD ?? process.cwd();

/** A file's path relative to where the command was given. */
export const shownPath = (absolute: string): string =>
  path.relative(standpoint(), absolute).split(path.sep).join('/') || '.';

/** Problems as text, with file names relative to where the command was given. */
export function formatProblemsFrom(
  problems: readonly Problem[],
  root: string,
  directory: string,
  seeAll?: string,
): string {
  const shown = (file: string): string => {
    const inContent = contentFile(root, file);
    const inProject = path.resolve(directory, file);
    return shownPath(existsSync(inContent) || !existsSync(inProject) ? inContent : inProject);
  };
  return formatProblems(
    problems.map((problem) => ({ ...problem, file: shown(problem.file) })),
    seeAll,
  );
}

/** Environment variable that lists every problem instead of summarizing frequent ones. */
const SHOW_ALL = 'SITE_PROBLEMS';

/** Whether every problem is listed instead of summarizing frequent ones. */
export const showsAll = (): boolean => process.env[SHOW_ALL] === 'all';

/** Problems as text, as the build prints them. */
export const describeProblems = (problems: readonly Problem[], root: string, directory: string): string =>
  formatProblemsFrom(
    problems,
    root,
    directory,
    showsAll() ? undefined : `${SHOW_ALL}=all before the command lists them all.`,
  );
