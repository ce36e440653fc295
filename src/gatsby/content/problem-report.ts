import type { Problem } from '../../domain/problem/problem';
import { formatProblemsFrom } from './shown-paths';

/** Environment variable that lists every problem instead of summarizing frequent ones. */
const SHOW_ALL = 'SITE_PROBLEMS';

/** Problems as text, as the build prints them. */
export const describeProblems = (problems: readonly Problem[], root: string, directory: string): string =>
  formatProblemsFrom(
    problems,
    root,
    directory,
    showsAll() ? undefined : `${SHOW_ALL}=all before the command lists them all.`,
  );

/** Whether every problem is listed instead of summarizing frequent ones. */
export const showsAll = (): boolean => process.env[SHOW_ALL] === 'all';
