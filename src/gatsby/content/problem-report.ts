import type { Problem } from '../../domain/problem/problem';
import { formatProblemsFrom } from './shown-paths';

/** Environment variable that lists every problem instead of summing up what there is much of. */
const SHOW_ALL = 'SITE_PROBLEMS';

/**
 * Problems as the build says them.
 * @param root Absolute path of the content folder.
 * @param directory Absolute path of the repository.
 */
export const describeProblems = (problems: readonly Problem[], root: string, directory: string): string =>
  formatProblemsFrom(
    problems,
    root,
    directory,
    showsAll() ? undefined : `${SHOW_ALL}=all before the command lists them all.`,
  );

/** Whether every problem is asked for. */
export const showsAll = (): boolean => process.env[SHOW_ALL] === 'all';
