import type { Reporter } from 'gatsby';
import { checkConfiguration } from '../configuration/check-configuration';
import type { LoadedContent } from '../content/load-content';
import { describeProblems } from '../content/problem-report';
import { contentState, isDevelopment } from './state';

/** The `build` command has checked the content already and reported its problems. */
const isChecked = process.env.TIDEPOOL_CHECKED !== undefined;
/** Whether the content had errors when it was last reported. */
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
  const text = describeProblems(problems, root, directory);
  const isMended = isBroken && errors.length === 0;
  isBroken = errors.length > 0;
  if (isBroken && isDevelopment) reporter.error(`The content has errors.\n\n${text}`);
  else if (isBroken) reporter.panicOnBuild(`The content has errors.\n\n${text}`);
  // Printed once, not after every edit.
  else if (text !== '' && text !== warned && !isChecked) reporter.warn(text);
  if (isMended) reporter.info('The content has no errors any more.');
  warned = isBroken ? '' : text;
}
