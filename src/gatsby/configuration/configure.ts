/**
 * Imported first by every program that needs the site's configuration. It takes the configuration of the content root,
 * if there is one, for this process and its children. A value that the variable has already says nothing about the
 * content root and is discarded.
 */
import { readSiteFile, siteVariable, SITE_VARIABLE } from './configuration';
import { contentRoot } from './content-root';
import { stopAtProblems } from './stop-at-problems';

const found = readSiteFile(contentRoot());
stopAtProblems(found?.problems ?? []);
const variable = siteVariable(found);
if (variable === '') Reflect.deleteProperty(process.env, SITE_VARIABLE);
else process.env[SITE_VARIABLE] = variable;
