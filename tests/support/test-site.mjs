/** The site that the tests of the program use: the fixture's content, built in a separate workspace. */
import path from 'node:path';
import { ROOT } from '../../src/cli/process.mjs';

/** The content root of the tests, absolute. */
export const TEST_CONTENT = path.join(ROOT, 'tests', 'fixtures', 'site');
/** Where it is built. */
export const TEST_SITE = path.join(ROOT, '.test-site');
/** The built site. */
export const TEST_PUBLIC = path.join(TEST_SITE, 'public');
