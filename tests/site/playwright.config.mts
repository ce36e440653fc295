import { defineConfig } from '@playwright/test';
import { configure } from '../../src/cli/configure.mjs';
import { ROOT } from '../../src/cli/process.mjs';
import { testBrowser } from '../support/launch.mjs';
import { browserTests, PORT, served } from '../support/playwright-options.mjs';

configure();

const { baseURL, webServer } = served(ROOT, PORT + 1);

/** Runs against the owner's site in `public/`. */
export default defineConfig({
  ...browserTests('site'),
  webServer,
  projects: [{ name: 'site', use: { ...testBrowser(), baseURL } }],
});
