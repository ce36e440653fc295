import { expect, test, type Page } from '@playwright/test';
import { PAGE_KINDS } from '../support/page-kinds';
import { LANGUAGES, open } from '../support/site-page';

/** How far the page can be scrolled sideways, and what sticks out. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Sizes of the window: the narrowest supported, and a 1440 × 900 one at a zoom of 200 %. */
const SIZES = [
  ['at 320 px', { width: 320, height: 640 }, 1],
  ['zoomed to 200 %', { width: 720, height: 450 }, 2],
] as const;

for (const [name, viewport, deviceScaleFactor] of SIZES) {
  test.describe(name, { tag: '@desktop' }, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const { lang, prefix, text } of LANGUAGES) {
      for (const [kind, path] of Object.entries(PAGE_KINDS)) {
        test(`a ${kind} page needs no sideways scrolling (${lang})`, async ({ page }) => {
          await open(page, prefix + path);
          expect(await overflow(page)).toEqual([]);
          await expect(page.locator('h1')).toBeInViewport();
          await expect(page.getByRole('button', { name: text.nav.toggle })).toBeInViewport({ ratio: 1 });
        });
      }
    }
  });
}

for (const path of ['/', '/docs/SQL/NF', '/en/blog']) {
  test(`text of twice the size fits (${path})`, { tag: '@desktop' }, async ({ page }) => {
    await open(page, path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await overflow(page)).toEqual([]);
    const clipped = await page.locator('main :is(h1, h2, p, li)').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { overflowX } = getComputedStyle(element);
          return overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(clipped).toEqual([]);
  });
}
