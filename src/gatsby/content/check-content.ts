import { compareProblems, unique } from '../../domain/problem/problem';
import type { ProblemSettings } from '../../domain/problem/problem-kinds';
import { checkConfiguration } from '../configuration/check-configuration';
import { projectIn, type Project } from '../configuration/project';
import { ContentLoader } from './load-content';

/** Checks a content folder with the build's code but without Gatsby: with drafts, and as the site is built. */
export function checkContent(options: Partial<Project> & { problems?: ProblemSettings } = {}) {
  const project = { ...projectIn(options.directory), ...options };
  const loader = new ContentLoader(project);
  const load = (includeDrafts: boolean) => loader.load({ includeDrafts, problems: options.problems });
  const all = load(true);
  const built = load(false);
  const problems = [...all.problems, ...built.problems];
  // The configuration belongs to the content root in use, not to a folder given as an option.
  if (options.root === undefined) problems.push(...checkConfiguration(built, project.root));
  return {
    problems: unique(problems).sort(compareProblems),
    documents: all.statistics.documents,
    /** The content as it is built, without drafts. */
    built,
  };
}
