/** Imported first by programs that test the site of the fixture: its content and its configuration. */
import { TEST_CONTENT } from './test-site.mjs';

process.env.SITE_CONTENT = TEST_CONTENT;
