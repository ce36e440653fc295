import { defineConfig } from '@playwright/test';
import { ROOT } from '../../src/cli/process.mjs';
import { testBrowser } from '../support/launch.mjs';
import { browserTests, PORT, served } from '../support/playwright-options.mjs';

const { baseURL, webServer } = served(ROOT, PORT + 3);
const options = browserTests('screenshots');

/** Takes pictures of the site in `public/`, for `npm run screenshots`. */
export default defineConfig({
  ...options,
  webServer,
  use: { ...options.use, ...testBrowser(), baseURL, trace: 'off', reducedMotion: 'reduce' },
});
