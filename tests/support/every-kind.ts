import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Locale,
  localeDefinition,
  type LocaleTable,
  splitLocale,
} from '../../src/domain/routing/locale';
import { site } from '../../src/site/config';
import { complaints } from './console-complaints';
import { open } from './site-page';
import { expect, test } from './test';

/** A page that stands for its kind. */
export interface SamplePage {
  /** Name of the template that draws it. */
  kind: string;
  locale: Locale;
  address: string;
}

/** Of every kind of page in every language of a built site, the first and the last by address. */
export function samplePages(folder: string, table: LocaleTable): SamplePage[] {
  const data = path.join(folder, 'page-data');
  const pages = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file): SamplePage => {
      const { componentChunkName, path: address } = JSON.parse(
        readFileSync(path.join(data, file), 'utf8'),
      ) as { componentChunkName: string; path: string };
      const kind = componentChunkName.replace(/^component---src-(?:templates-|pages-)?|-tsx$/g, '');
      return { kind, locale: splitLocale(address, table).locale, address };
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  const groups = new Map<string, SamplePage[]>();
  for (const page of pages) {
    const name = `${page.kind} ${page.locale}`;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups.values()]
    .flatMap((group) => [...new Set([group[0], group.at(-1)])])
    .filter((page) => page !== undefined);
}

/** Describes that a page of every kind opens in every language and is sound, whatever the site holds. */
export function describeEveryKind(folder: string): void {
  const pages = samplePages(folder, site.i18n);

  test('there are pages to open @desktop', () => {
    expect(pages.map(({ address }) => address)).toContain('/');
  });

  for (const { kind, locale, address } of pages) {
    test(`${kind} (${locale}) opens and is sound: ${address} @desktop`, async ({ page }) => {
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
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(overflow, { message: `${width} px wide` }).toBeLessThanOrEqual(0);
      }
      // Something of another site that does not come, or must not, is a warning of the content check.
      const foreign = /Content Security Policy|Failed to load resource/;
      expect(messages.filter((message) => !foreign.test(message))).toEqual([]);
    });
  }
}
