import { site } from '../../site/config';
import { checkOwn, SITE_VARIABLE } from './configuration';
import { stopAtProblems } from './stop-at-problems';

/**
 * Ends the program when the owner's configuration is in use and invalid. (That of a content root was checked when it
 * was read.)
 */
export function requireConfiguration(directory = process.cwd()): void {
  if (!process.env[SITE_VARIABLE]) stopAtProblems(checkOwn(site, directory).problems);
}
