import { defineConfig, devices } from '@playwright/test';
import { fontEnvironment } from '../support/fonts.mjs';
import chromium from './playwright.config.mjs';

const env = { ...process.env, ...fontEnvironment() } as Record<string, string>;

/** The core of these tests in Playwright's own Firefox and WebKit: what readers do, without what only Chromium's protocol offers. */
export default defineConfig({
  ...chromium,
  testMatch: '**/{blog,color-mode,docs,docs-sidebar,dropdowns,every-page,pages,search,search-page}.spec.ts',
  grepInvert: /@phone/,
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { ...devices['Desktop Firefox'], launchOptions: { env } } },
    { name: 'webkit', use: { ...devices['Desktop Safari'], launchOptions: { env } } },
  ],
});
