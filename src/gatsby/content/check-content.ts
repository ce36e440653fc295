import { compare } from '../../domain/basics/compare';
import { withBase } from '../../domain/routing/paths';
import { planRedirects } from '../../domain/site/redirects';
import type { SiteContent } from '../../domain/site/site-content';
import { site } from '../../site/config';
import { compareProblems, unique, type Problem } from '../../domain/problem/problem';
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
  /** Addresses of the built site, redirects included, with the base path. */
  addresses: string[];
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
  const built = views.at(-1);
  if (built && options.root === undefined) problems.push(...checkConfiguredLinks(built, root, directory));
  return {
    problems: unique(problems).sort(compareProblems),
    documents: views[0]?.statistics.documents ?? 0,
    addresses: built ? addressesOf(built) : [],
    milliseconds: views.reduce((sum, view) => sum + view.statistics.milliseconds, 0),
  };
}

function addressesOf({ index, plan, redirects, addresses }: SiteContent): string[] {
  const sources = [...redirects, ...planRedirects(plan.pages, index.authors, site.i18n)].map(
    ({ from }) => from,
  );
  return [...new Set([...addresses, ...sources])]
    .map((address) => withBase(address, site.baseUrl))
    .sort(compare);
}
