import path from 'node:path';
import { ROOT } from '../../src/cli/process.mjs';
import { site } from '../../src/site/config';
import { complaints } from '../support/console-complaints';
import { samplePages } from '../support/every-kind';
import { open } from '../support/site-page';
import { expect, test } from '../support/test';

/** The owner's site, whatever it holds: a page of every kind opens in every language and is sound. */

const PAGES = samplePages(path.join(ROOT, 'public'), site.i18n);

test('there are pages to open', () => {
  expect(PAGES.map(({ address }) => address)).toContain('/');
});

for (const { kind, locale, address } of PAGES) {
  test(`${kind} (${locale}): ${address}`, async ({ page }) => {
    const messages = complaints(page);
    await open(page, encodeURI(address));
    await expect(page.locator('html')).toHaveAttribute('lang', site.i18n.locales[locale].htmlLang);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, { message: `${width} px wide` }).toBeLessThanOrEqual(0);
    }
    expect(messages).toEqual([]);
  });
}
