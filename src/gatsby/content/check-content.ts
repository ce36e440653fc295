import { compareProblems, unique } from '../../domain/problem/problem';
import type { ProblemSettings } from '../../domain/problem/problem-kinds';
import { checkConfiguration } from '../configuration/check-configuration';
import { contentRoot } from '../configuration/content-root';
import { ContentLoader } from './load-content';

/** Checks a content folder with the build's code but without Gatsby: with drafts, and as the site is built. */
export function checkContent(
  options: {
    root?: string;
    directory?: string;
    problems?: ProblemSettings;
  } = {},
) {
  const directory = options.directory ?? process.cwd();
  const root = options.root ?? contentRoot(directory);
  const loader = new ContentLoader(root, directory);
  const load = (includeDrafts: boolean) => loader.load({ includeDrafts, problems: options.problems });
  const all = load(true);
  const built = load(false);
  const problems = [...all.problems, ...built.problems];
  // The configuration belongs to the content root in use, not to a folder given as an option.
  if (options.root === undefined) problems.push(...checkConfiguration(built, root));
  return {
    problems: unique(problems).sort(compareProblems),
    documents: all.statistics.documents,
    /** The content as it is built, without drafts. */
    built,
  };
}
