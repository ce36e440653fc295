import { defineConfig } from '@playwright/test';
import { ROOT } from '../../src/cli/process.mjs';
import { testBrowser } from '../support/launch.mjs';
import { guardOwnerFiles } from '../support/owner-files.mjs';
import { browserTests } from '../support/playwright-options.mjs';

guardOwnerFiles(ROOT);

/** Runs against the sites of the small content roots, which `npm test` builds first. */
export default defineConfig({
  ...browserTests('roots'),
  projects: [{ name: 'roots', use: testBrowser() }],
});
