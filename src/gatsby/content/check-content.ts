import { compareProblems, type Problem } from '../../domain/problem/problem';
import type { ProblemSettings } from '../../domain/problem/problem-kinds';
import { checkConfiguredLinks } from '../configuration/configuration-links';
import { contentRoot } from '../configuration/content-root';
import { ContentLoader } from './load-content';

/** Result of a content check. */
export interface ContentReport {
  problems: Problem[];
  /** Number of document files, all languages counted. */
  documents: number;
  milliseconds: number;
}

/**
 * Checks a content folder with the code of the build but without Gatsby, once with drafts, as `develop` shows it, and
 * once without, as the site is built.
 */
export function checkContent(
  options: {
    root?: string;
    directory?: string;
    onMissing?: (documents: number) => void;
    problems?: ProblemSettings;
  } = {},
): ContentReport {
  const directory = options.directory ?? process.cwd();
  const root = options.root ?? contentRoot(directory);
  const loader = new ContentLoader(root, directory, options.onMissing);
  const views = [true, false].map((includeDrafts) =>
    loader.load({ includeDrafts, problems: options.problems }),
  );
  const problems = views.flatMap((view) => view.problems);
  // The configuration belongs to the content root in use, not to a folder given as an option.
  const built = options.root === undefined ? views.at(-1) : undefined;
  if (built) problems.push(...checkConfiguredLinks(built, root, directory));
  const unique = new Map(
    problems.map((problem) => [
      JSON.stringify([problem.file, problem.line, problem.column, problem.found]),
      problem,
    ]),
  );
  return {
    problems: [...unique.values()].sort(compareProblems),
    documents: views[0]?.statistics.documents ?? 0,
    milliseconds: views.reduce((sum, view) => sum + view.statistics.milliseconds, 0),
  };
}
