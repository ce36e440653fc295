import { expect, test, type Page } from '../support/test';
import { LANGUAGES_WITH_MODE, open, preferMode, scrollTo } from '../support/site-page';

/** Skip link, way back to the top, and footer. */

const LONG = '/docs/SQL/NF';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

for (const { lang, prefix, text, mode } of LANGUAGES_WITH_MODE) {
  test(`the skip link comes first and leads to the text (${lang})`, async ({ page }) => {
    await open(page, prefix + LONG);
    const skip = page.getByRole('link', { name: text.nav.skip });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test(
    `the way back to the top is offered on the way up only (${lang}, ${mode})`,
    { tag: '@layout' },
    async ({ page }) => {
      await preferMode(page, mode);
      await open(page, prefix + LONG);
      const top = page.getByRole('button', { name: text.nav.top });
      await expect(top).toBeHidden();
      await scrollTo(page, 1000);
      await scrollTo(page, 1200);
      await expect(top).toBeHidden();
      await scrollTo(page, 1100);
      await expect(top).toBeVisible();
      await scrollTo(page, 1101);
      await expect(top).toBeHidden();
      await scrollTo(page, 300);
      await expect(top).toBeVisible();
      await scrollTo(page, 299);
      await expect(top).toBeHidden();
      await scrollTo(page, 900);
      await scrollTo(page, 800);
      await top.click();
      await expect.poll(() => scrollY(page)).toBe(0);
      await expect(top).toBeHidden();
    },
  );

  test(`the footer has four columns and says whose it is (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/`);
    const footer = page.getByRole('navigation', { name: text.nav.footer });
    const titles =
      lang === 'en' ? ['Docs', 'Community', 'Statistics', 'More'] : ['文档', '社区', '统计', '更多'];
    await expect(footer.getByRole('heading')).toHaveText(titles);
    const columns = footer.locator('ul');
    for (const [index, count] of [3, 2, 2, 2].entries()) {
      await expect(columns.nth(index).getByRole('link')).toHaveCount(count);
    }
    const addresses = await columns
      .nth(0)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(
      ['/docs/Latex/', '/docs/React/Next/', '/docs/Server/'].map((path) => prefix + path),
    );
    for (const link of await footer.locator('a[href^="http"]').all()) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toContainText(text.nav.newTab);
    }
    await expect(page.locator('footer')).toContainText('©');
  });
}

test('the footer is dark in both modes', async ({ page }) => {
  await preferMode(page, 'light');
  await open(page, '/');
  const background = await page
    .locator('footer > div')
    .last()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).toBe('rgb(9, 21, 24)');
});

test(
  'the way back to the top leaves at the very bottom and on a jump',
  { tag: '@layout' },
  async ({ page }) => {
    await open(page, LONG);
    const top = page.getByRole('button', { name: '回到顶部' });
    const last = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await scrollTo(page, last - 300);
    await scrollTo(page, last);
    await expect(top).toBeHidden();
    await scrollTo(page, last - 50);
    await expect(top).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = '1nf';
    });
    await expect(page.locator('[id="1nf"]')).toBeInViewport();
    await expect(top).toBeHidden();
  },
);

test('going back to the top does not glide for readers who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, LONG);
  await scrollTo(page, 1000);
  await scrollTo(page, 900);
  await page.getByRole('button', { name: '回到顶部' }).click();
  expect(await scrollY(page)).toBe(0);
});

test('the skip link works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/blog');
  const target = await page.locator('a[href^="#"]').first().getAttribute('href');
  await expect(page.locator(`[id="${target?.slice(1) ?? ''}"]`)).toHaveCount(1);
  await context.close();
});
