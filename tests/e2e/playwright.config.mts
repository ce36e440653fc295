import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { configure } from '../../src/cli/configure.mjs';
import { ROOT } from '../../src/cli/process.mjs';
import { E2E_REPORT } from '../../src/cli/test-steps.mjs';
import { browserWith } from '../support/launch.mjs';
import { guardOwnerFiles } from '../support/owner-files.mjs';
import { TEST_CONTENT, TEST_SITE } from '../support/test-site.mjs';

// Tests compare pages with the configuration that made them.
await configure(TEST_CONTENT);
guardOwnerFiles(ROOT);

/** Not the port of `npm run serve`: both may run at the same time. */
const PORT = Number(process.env.TIDEPOOL_E2E_PORT ?? 9217);
const baseURL = `http://127.0.0.1:${PORT}`;

/** What depends on the room that letters take (these files and `@layout`): it holds with any font, so it runs with two sets. */
const LAYOUT = /(reflow|top-bar)\.spec|@layout/;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/**
 * Runs against the production site of the tests' content, which `npm test` builds before. It has found the browser; on its
 * own this finds one too.
 */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results', 'e2e'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  globalSetup: '../support/fonts-setup.mjs',
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: path.join(ROOT, E2E_REPORT) }]],
  use: {
    baseURL,
    locale: 'zh-CN',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // `@desktop`: what only the wide layout has, and what does not depend on the device; `@latin`: with DejaVu alone.
  projects: [
    { name: 'desktop', grepInvert: /@phone|@latin/, use: { ...browserWith('chinese'), ...DESKTOP } },
    { name: 'phone', grepInvert: /@desktop|@latin/, use: { ...browserWith('chinese'), ...PHONE } },
    {
      name: 'desktop-latin',
      grep: LAYOUT,
      grepInvert: /@phone/,
      use: { ...browserWith('latin'), ...DESKTOP },
    },
    {
      name: 'phone-latin',
      grep: LAYOUT,
      grepInvert: /@desktop/,
      use: { ...browserWith('latin'), ...PHONE },
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
