import { site } from '../../site/config';
import { checkOwn, SITE_VARIABLE } from './configuration';
import { stopAtProblems } from './stop-at-problems';

/**
 * Ends the program when something is wrong with the owner's configuration, and that is the one in use. (One of a content
 * root was checked when it was read.)
 */
export function requireConfiguration(directory = process.cwd()): void {
  if (!process.env[SITE_VARIABLE]) stopAtProblems(checkOwn(site, directory).problems);
}
