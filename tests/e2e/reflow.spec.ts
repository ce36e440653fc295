import { overflow } from '../support/reflow';
import { open } from '../support/site-page';
import { expect, test, type Page } from '../support/test';

/** What larger letters and long words do; `every-page.spec.ts` looks at small windows. */

/** Controls of the bar that are outside the window, or smaller than a finger can hit (WCAG 2.2, 2.5.8). */
async function unreachable(page: Page): Promise<string[]> {
  return page.locator('header :is(a, button):visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { left, right, width, height } = control.getBoundingClientRect();
        return left < 0 || right > window.innerWidth || width < 24 || height < 24;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

for (const path of ['/', '/docs/SQL/NF', '/en/docs/SQL/NF', '/en/blog', '/blog/archive']) {
  test(`text of twice the size fits, and the bar stays in reach (${path})`, async ({ page }) => {
    await open(page, path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [1440, 1000, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `${width} px`).toEqual([]);
      await expect.poll(() => unreachable(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    await expect.poll(() => unreachable(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    const clipped = await page
      .locator('main :is(h1, h2, p, li):not(.sr-only, .visually-hidden)')
      .evaluateAll((elements) =>
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

for (const path of [
  '/docs/SQL/NF',
  '/en/docs/Docker/Build',
  '/docs/Docker/',
  '/en/blog',
  '/test/',
  '/en/friends/',
]) {
  test(`words and formulas longer than a line keep to a window of 320 px (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await page.evaluate(() => {
      for (const formula of document.querySelectorAll<HTMLElement>('.katex .base'))
        formula.style.width = '40rem';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const isWord = !text.parentElement?.closest(
          'script, style, pre, svg, button, .katex, .visually-hidden',
        );
        if (isWord && text.data.trim() !== '') text.data = 'Pneumonoultramicroscopic'.repeat(6);
      }
    });
    await expect.poll(() => overflow(page)).toEqual([]);
  });
}
