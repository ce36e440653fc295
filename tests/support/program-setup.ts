/**
 * Runs before each file of the program's unit and integration tests: they take the configuration of the tests' site, and
 * neither content nor site of the owner.
 */
import { readSiteFile, siteVariable, SITE_VARIABLE } from '../../src/gatsby/configuration/configuration';
import { ROOT } from '../../src/cli/process.mjs';
import { guardOwnerFiles } from './owner-files.mjs';
import { TEST_CONTENT } from './test-site.mjs';

process.env[SITE_VARIABLE] = siteVariable(readSiteFile(TEST_CONTENT));
guardOwnerFiles(ROOT);
