import { expect, type Page } from '@playwright/test';

/** The elements that exceed the width of a page. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Window sizes: the narrowest supported, and 1440 × 900 at a zoom of 200 %. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/**
 * Expects that a page, scrolled to its top, shows its heading and its menu in small windows, and does not scroll
 * sideways.
 * @param menu Name of the button that opens the menu.
 */
export async function expectToFit(page: Page, menu: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => overflow(page), `${String(size.width)} px`).toEqual([]);
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page.getByRole('button', { name: menu })).toBeInViewport({ ratio: 1 });
  }
}
