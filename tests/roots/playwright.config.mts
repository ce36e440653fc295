import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from '../../src/cli/process.mjs';
import { ROOTS_REPORT } from '../../src/cli/test-steps.mjs';
import { browserWith } from '../support/launch.mjs';
import { guardOwnerFiles } from '../support/owner-files.mjs';

guardOwnerFiles(ROOT);

/** Runs against the sites of the small content roots, which `npm test` builds first. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results', 'roots'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  globalSetup: '../support/fonts-setup.mjs',
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: path.join(ROOT, ROOTS_REPORT) }]],
  use: { locale: 'zh-CN', screenshot: 'only-on-failure', ...browserWith('chinese') },
  projects: [{ name: 'roots' }],
});
