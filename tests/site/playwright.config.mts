import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { configure } from '../../src/cli/configure.mjs';
import { ROOT } from '../../src/cli/process.mjs';
import { SITE_REPORT } from '../../src/cli/test-steps.mjs';
import { browserArguments, findBrowser } from '../support/browser.mjs';
import { fontEnvironment } from '../support/fonts.mjs';

await configure();

/** Beside the port of the program's tests. */
const PORT = Number(process.env.TIDEPOOL_E2E_PORT ?? 9217) + 1;
const baseURL = `http://127.0.0.1:${PORT}`;

/** Runs against the owner's site in `public/`. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results', 'site'),
  fullyParallel: true,
  workers: 2,
  globalSetup: '../support/fonts-setup.mjs',
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: path.join(ROOT, SITE_REPORT) }]],
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'zh-CN',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.TIDEPOOL_BROWSER ?? findBrowser()?.path,
      args: browserArguments(),
      env: { ...process.env, ...fontEnvironment('chinese') },
    },
  },
  projects: [{ name: 'site' }],
  webServer: {
    command: 'node src/cli/serve.mjs',
    cwd: ROOT,
    env: { PORT: String(PORT), SITE_HOST: '127.0.0.1' },
    url: baseURL,
    reuseExistingServer: false,
  },
});
