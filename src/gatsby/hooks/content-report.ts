import path from 'node:path';
import type { Reporter } from 'gatsby';
import { showErrors } from '../bundling/content-errors';
import { checkConfiguration } from '../configuration/check-configuration';
import { contentFile } from '../configuration/content-roots';
import type { LoadedContent } from '../content/load-content';
import { formatProblemsFrom } from '../content/shown-paths';
import { contentState, isDevelopment } from './state';

/** The `build` command has checked the content already and reported its problems. */
const isChecked = process.env.TIDEPOOL_CHECKED !== undefined;
let isBroken = false;
let warned = '';

/**
 * Reports what is wrong with the content. Errors end a build; in development they are printed, and the last good state
 * stays until they are fixed.
 */
export function reportContent(content: LoadedContent, reporter: Reporter): void {
  const { root, directory } = contentState();
  const problems = [...content.problems, ...checkConfiguration(content, root)];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const text = formatProblemsFrom(problems, root, directory);
  const isMended = isBroken && errors.length === 0;
  isBroken = errors.length > 0;
  const [first] = errors;
  const file = first ? `${path.relative(directory, contentFile(root, first.file))}\n` : '';
  // While the server runs, webpack prints the errors, too.
  const isPrinted = isDevelopment && showErrors(isBroken ? file + text : '');
  if (isBroken && !isPrinted) {
    const report = isDevelopment ? 'error' : 'panicOnBuild';
    reporter[report](`The content has errors.\n\n${text}`);
  }
  // Printed once, not after every edit.
  if (!isBroken && text !== '' && text !== warned && !isChecked) reporter.warn(text);
  if (isMended) reporter.info('The content has no errors any more.');
  warned = isBroken ? '' : text;
}
