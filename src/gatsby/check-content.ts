import { formatProblems, type Problem } from '../domain/content/problem';
import { contentRoot } from './content-files';
import { ContentLoader } from './load-content';

/** Result of a content check. */
export interface ContentReport {
  problems: Problem[];
  /** Number of document files, all languages counted. */
  documents: number;
  milliseconds: number;
}

/** Checks a content folder with the same code as the build, without starting Gatsby. */
export function checkContent(options: { root?: string; directory?: string } = {}): ContentReport {
  const directory = options.directory ?? process.cwd();
  const content = new ContentLoader(options.root ?? contentRoot(directory), directory).load({ includeDrafts: true });
  return { problems: content.problems, documents: content.statistics.documents, milliseconds: content.statistics.milliseconds };
}

export { formatProblems };
