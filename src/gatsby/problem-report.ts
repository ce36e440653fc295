import { formatProblems, type Problem } from '../domain/content/problem';

/** Environment variable that lists every problem instead of summing up what there is much of. */
const SHOW_ALL = 'SITE_PROBLEMS';

/** Problems as the build says them. */
export const describeProblems = (problems: readonly Problem[]): string =>
  formatProblems(problems, showsAll() ? undefined : `${SHOW_ALL}=all before the command lists them all.`);

/** Whether every problem is asked for. */
export const showsAll = (): boolean => process.env[SHOW_ALL] === 'all';
