import path from 'node:path';
import { test } from '@playwright/test';
import { ROOT } from '../../src/cli/process.mjs';
import { PAGE_KINDS } from '../support/page-kinds.mjs';

const LANGUAGES = { 'zh-Hans': '', en: '/en' };
const MODES = ['dark', 'light'];
const WIDTHS = { 390: 844, 1440: 900 };
/** Longer pages are cut: the rest looks the same. */
const MAX_HEIGHT = 3600;

for (const [size, height] of Object.entries(WIDTHS)) {
  const width = Number(size);
  test.describe(() => {
    test.use({ viewport: { width, height }, isMobile: width < 600, hasTouch: width < 600 });
    for (const [kind, address] of Object.entries(PAGE_KINDS))
      for (const [language, prefix] of Object.entries(LANGUAGES))
        for (const mode of MODES) {
          const name = `${kind}.${language}.${mode}.${size}`;
          test(name, async ({ page }) => {
            await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
            await page.goto(prefix + address);
            await page.locator('html[data-has-hydrated="true"]').waitFor();
            // Images are loaded lazily.
            await page.evaluate(async () => {
              for (const image of document.images) image.loading = 'eager';
              await document.fonts.ready;
            });
            await page.waitForLoadState('networkidle');
            const length = await page.evaluate(() => document.documentElement.scrollHeight);
            await page.screenshot({
              path: path.join(ROOT, 'test-results', 'screenshots', `${name}.png`),
              fullPage: true,
              clip: { x: 0, y: 0, width, height: Math.min(length, MAX_HEIGHT) },
            });
          });
        }
  });
}
