import { localeDefinition } from '../../src/domain/routing/locale';
import { site } from '../../src/site/config';
import { complaints } from './console-complaints';
import { overflow } from './reflow';
import { samplePages } from './sample-pages';
import { open } from './site-page';
import { expect, test } from './test';

/** Describes that a page of every kind opens in every language and is sound, whatever the site contains. */
export function describeEveryKind(folder: string): void {
  const pages = samplePages(folder, site.i18n);

  test('there are pages to open', () => expect(pages.map(({ address }) => address)).toContain('/'));

  for (const { kind, locale, address } of pages) {
    test(`${kind} (${locale}) opens and is sound: ${address}`, async ({ page }) => {
      const messages = complaints(page);
      await open(page, encodeURI(address));
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        localeDefinition(site.i18n, locale).htmlLang,
      );
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), { message: `${String(width)} px wide` }).toEqual([]);
      }
      // Resources of other sites that do not load, or must not, are warnings of the content check.
      const foreign = /Content Security Policy|Failed to load resource/;
      expect(messages.filter((message) => !foreign.test(message))).toEqual([]);
    });
  }
}
