import path from 'node:path';
import { test } from '@playwright/test';
import { ROOT } from '../../src/cli/process.mjs';
import { SCREENSHOTS } from '../support/page-kinds.mjs';

/** Longer pages are cut: the rest looks the same. */
const MAX_HEIGHT = 3600;

for (const { name, address, mode, width } of SCREENSHOTS) {
  test.describe(() => {
    const isPhone = width < 600;
    test.use({ viewport: { width, height: isPhone ? 844 : 900 }, isMobile: isPhone, hasTouch: isPhone });
    test(name, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.goto(address);
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
  });
}
