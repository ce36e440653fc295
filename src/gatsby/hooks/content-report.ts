import path from 'node:path';
import type { Reporter } from 'gatsby';
import { showErrors } from '../bundling/content-errors';
import { checkConfiguration } from '../configuration/check-configuration';
import { contentFile } from '../configuration/content-roots';
import { compareProblems } from '../../domain/problem/problem';
import type { LoadedContent } from '../content/load-content';
import { formatProblemsFrom } from '../content/shown-paths';
import { isDevelopment, project } from './state';

/** The `build` command has checked the content already and reported its problems. */
export const isChecked = process.env.TIDEPOOL_CHECKED !== undefined;

let isBroken = false;
let reported = '';

/**
 * Reports what is wrong with the content. Errors end a build; in development they are printed, and the last good state
 * stays until they are fixed.
 */
export function reportContent(content: LoadedContent, reporter: Reporter): void {
  const current = project();
  const problems = [...content.problems, ...checkConfiguration(content, current.root)];
  const errors = problems.filter(({ severity }) => severity === 'error').sort(compareProblems);
  const text = formatProblemsFrom(problems, current);
  const isMended = isBroken && errors.length === 0;
  isBroken = errors.length > 0;
  const [first] = errors;
  const file = first ? `${path.relative(current.directory, contentFile(current.root, first.file))}\n` : '';
  // While the server runs, webpack prints the errors, too; over a page, warnings would hide them.
  const isPrinted = isDevelopment && showErrors(isBroken ? file + formatProblemsFrom(errors, current) : '');
  // What is printed once is not printed after every edit.
  const isNew = text !== '' && text !== reported;
  reported = text;
  if (isBroken && isNew && !isPrinted)
    reporter[isDevelopment ? 'error' : 'panicOnBuild'](`The content has errors.\n\n${text}`);
  if (!isBroken && isNew && !isChecked) reporter.warn(text);
  if (isMended) reporter.info('The content has no errors any more.');
}
