import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../domain/problem/format-problems';
import type { Problem } from '../../domain/problem/problem';
import { contentFile } from '../configuration/content-roots';

/** The folder in which the author gave the command; npm goes to the repository's own before it runs anything. */
const standpoint = (): string => process.env.INIT_CWD ?? process.cwd();

/** A file as the author may open it from where the command was given. */
export const shownPath = (absolute: string): string =>
  path.relative(standpoint(), absolute).split(path.sep).join('/') || '.';

/**
 * Problems as text, their files named from where the author stands.
 * @param root Absolute path of the content folder, from which problems name files.
 * @param directory Absolute path of the repository; files that are not in the content are named from there.
 * @param seeAll How to see all problems of a kind; without it, all are written.
 */
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
