import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../domain/problem/format-problems';
import type { Problem } from '../../domain/problem/problem';
import { contentFile } from '../configuration/content-roots';
import type { Project } from '../configuration/project';

/** A file's path relative to where the command was given: npm changes to the repository before it runs anything. */
export const shownPath = (absolute: string): string =>
  path
    .relative(process.env.INIT_CWD ?? process.cwd(), absolute)
    .split(path.sep)
    .join('/') || '.';

/**
 * Problems as text, with file names relative to where the command was given.
 * @param isAll Whether every problem is listed instead of summing up frequent ones.
 */
export function formatProblemsFrom(
  problems: readonly Problem[],
  { root, directory }: Project,
  isAll = false,
): string {
  const shown = (file: string): string => {
    const inContent = contentFile(root, file);
    const inProject = path.resolve(directory, file);
    return shownPath(existsSync(inContent) || !existsSync(inProject) ? inContent : inProject);
  };
  return formatProblems(
    problems.map((problem) => ({ ...problem, file: shown(problem.file) })),
    isAll ? undefined : '`npm run check:content -- --all` lists them all.',
  );
}
