import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { configure } from '../../src/cli/configure.mjs';
import { ROOT } from '../../src/cli/process.mjs';
import { ENGINES_REPORT } from '../../src/cli/test-steps.mjs';
import { findEngines } from '../support/engines.mjs';
import { guardOwnerFiles } from '../support/owner-files.mjs';
import { TEST_CONTENT, TEST_SITE } from '../support/test-site.mjs';
import type { EngineOptions } from './test';

// Tests compare pages with the configuration that made them.
await configure(TEST_CONTENT);
guardOwnerFiles(ROOT);

/** Beside the ports of the other browser tests. */
const PORT = Number(process.env.TIDEPOOL_E2E_PORT ?? 9217) + 2;
const served = `http://127.0.0.1:${PORT}`;

/** The core of the end-to-end tests in Firefox and WebKit, on the production site of the tests' content. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results', 'engines'),
  workers: 2,
  retries: 0,
  globalSetup: '../support/fonts-setup.mjs',
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: path.join(ROOT, ENGINES_REPORT) }]],
  // One worker for each engine: it starts once.
  projects: findEngines().found.map((programs, index) => ({
    name: programs.name,
    workers: 1,
    use: { served, programs, port: PORT + 1 + index },
  })),
  webServer: {
    command: 'node src/cli/serve.mjs',
    cwd: TEST_SITE,
    env: { PORT: String(PORT), SITE_HOST: '127.0.0.1' },
    url: served,
    reuseExistingServer: false,
  },
});
