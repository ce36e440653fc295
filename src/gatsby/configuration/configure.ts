/**
 * Imported before everything else by programs that need the site's configuration: takes that of the content root, if
 * there is one, for this process and those it starts. What comes from outside in the variable says nothing about the
 * content root, and goes.
 */
import { readSiteFile, siteVariable, SITE_VARIABLE } from './configuration';
import { contentRoot } from './content-root';
import { stopAtProblems } from './stop-at-problems';

const found = readSiteFile(contentRoot());
stopAtProblems(found?.problems ?? []);
const variable = siteVariable(found);
if (variable === '') Reflect.deleteProperty(process.env, SITE_VARIABLE);
else process.env[SITE_VARIABLE] = variable;
