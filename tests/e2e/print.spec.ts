import { expect, test } from '../support/test';
import { LANGUAGES, open, preferMode } from '../support/site-page';

/** On paper: the text, whole and dark on white, without the furniture of the screen. */

for (const { lang, prefix } of LANGUAGES) {
  test(`prints the text and nothing around it (${lang})`, async ({ page }) => {
    await preferMode(page, 'dark');
    await open(page, `${prefix}/test/`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('body > * footer').last()).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.prose').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    // Folded text and every tab are part of it.
    await expect(page.locator('.prose details > p').first()).toBeVisible();
    for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all()) {
      await expect(panel).toBeVisible();
    }
    // Long lines of code wrap: paper does not scroll.
    const cut = () =>
      page
        .locator('.code > pre')
        .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
    await expect.poll(cut).toBe(0);
  });
}
