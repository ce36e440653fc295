import { defineConfig } from '@playwright/test';
import { configure } from '../../src/cli/configure.mjs';
import { ROOT } from '../../src/cli/process.mjs';
import { testBrowser } from '../support/launch.mjs';
import { guardOwnerFiles } from '../support/owner-files.mjs';
import { browserTests, PORT, served } from '../support/playwright-options.mjs';
import { TEST_CONTENT, TEST_SITE } from '../support/test-site.mjs';

// Tests compare pages with the configuration that made them.
configure(TEST_CONTENT);
guardOwnerFiles(ROOT);

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const common = browserTests('e2e');
const { baseURL, webServer } = served(TEST_SITE, PORT);

/**
 * Runs against the production site of the tests' content, which `npm test` builds before. It has found the browser; on its
 * own this finds one too.
 */
export default defineConfig({
  ...common,
  use: { ...common.use, baseURL },
  webServer,
  // Without a tag: what only the wide layout has, and what does not depend on the device.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { ...testBrowser(), ...DESKTOP } },
    { name: 'phone', grep: /@phone|@both/, use: { ...testBrowser(), ...PHONE } },
  ],
});
