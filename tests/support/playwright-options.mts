import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { ROOT } from '../../src/cli/process.mjs';
import { reportFile } from '../../src/cli/test-steps.mjs';

/** First port of the browser tests. Not that of `npm run serve`: both may run at the same time. */
export const PORT = Number(process.env.TIDEPOOL_E2E_PORT ?? 9217);

/**
 * What the browser tests of all kinds have in common. The limits are generous: a slow machine is not a fault.
 * @param name Of their results.
 */
export const browserTests = (name: string) =>
  ({
    testDir: '.',
    outputDir: path.join(ROOT, 'test-results', name),
    fullyParallel: true,
    workers: Number(process.env.TIDEPOOL_WORKERS ?? 2),
    retries: 0,
    timeout: 90_000,
    expect: { timeout: 15_000 },
    globalSetup: '../support/fonts-setup.mjs',
    forbidOnly: process.env.CI !== undefined,
    reporter: [['list'], ['json', { outputFile: path.join(ROOT, reportFile(name)) }]],
    use: {
      locale: 'zh-CN',
      // The snapshots of the DOM tell enough without a film of the page.
      trace: { mode: 'retain-on-failure', screenshots: false },
      screenshot: 'only-on-failure',
    },
  }) satisfies PlaywrightTestConfig;

/**
 * A built site to test: where it is served, and by what.
 * @param folder The project that was built.
 */
export const served = (folder: string, port: number) => {
  const url = `http://127.0.0.1:${String(port)}`;
  return {
    baseURL: url,
    webServer: {
      command: 'node src/cli/serve.mjs',
      cwd: folder,
      env: { PORT: String(port), SITE_HOST: '127.0.0.1' },
      url,
      reuseExistingServer: false,
    },
  };
};
