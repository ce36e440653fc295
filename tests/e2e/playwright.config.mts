import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from '../../src/cli/process.mjs';
import { E2E_REPORT } from '../../src/cli/test-steps.mjs';
import { browserArguments, findBrowser } from '../support/browser.mjs';
import { configure } from '../support/configure.mjs';
import { guardOwnerFiles } from '../support/owner-files.mjs';
import { TEST_CONTENT, TEST_SITE } from '../support/test-site.mjs';

await configure(TEST_CONTENT);
guardOwnerFiles(ROOT);

/** Not the port of `npm run serve`: both may run at the same time. */
const PORT = Number(process.env.TIDEPOOL_E2E_PORT ?? 9217);
const baseURL = `http://127.0.0.1:${PORT}`;

/** Runs against the production site of the fixture, which `npm test` builds first. That has found the browser; on its own this finds one too. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results', 'e2e'),
  fullyParallel: true,
  workers: 2,
  // Machines are noisy. `npm test` names what passed only when repeated.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: path.join(ROOT, E2E_REPORT) }]],
  use: {
    baseURL,
    locale: 'zh-CN',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.TIDEPOOL_BROWSER ?? findBrowser()?.path,
      args: browserArguments(),
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What only the wide layout has, and what does not depend on the device.
      grepInvert: /@desktop/,
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: 'node src/cli/serve.mjs',
    cwd: TEST_SITE,
    env: { PORT: String(PORT), SITE_HOST: '127.0.0.1' },
    url: baseURL,
    reuseExistingServer: false,
  },
});
