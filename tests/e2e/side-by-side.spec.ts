import { axeViolations } from '../support/axe';
import { LANGUAGES, MODES, open, setMode } from '../support/site-page';
import { expect, test, type Page } from '../support/test';

/** A text and its translation beside each other. */

const POST = '/blog/Hydration';
/** A post with code that both languages share. */
const CODE_POST = '/blog/BackupDrill';
const pairs = (page: Page) => page.locator('[data-tag]');
const box = async (page: Page, of: string) => {
  const found = await page.locator(of).boundingBox();
  return found ?? { x: NaN, y: NaN, width: NaN, height: NaN };
};
const ROW = '[data-tag="p"]:has([data-side="own"]):has([data-side="other"]) >> nth=0';

for (const { lang, prefix, text, other } of LANGUAGES) {
  const [theirs, code] = lang === 'en' ? (['', 'zh-Hans'] as const) : (['/en', 'en'] as const);
  const begin = text.sideBySide.begin.replace('{{language}}', other);
  const end = text.sideBySide.end.replace('{{language}}', other);

  test(`the link beside the title puts the translation beside the text, and takes it away (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, prefix + CODE_POST);
    const article = page.locator('article').first();
    const paragraphs = await article.locator('.prose > p').count();
    const codes = await article.locator('.prose > figure.code').count();
    expect(codes).toBeGreaterThan(1);
    await article.getByRole('link', { name: begin }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`\\?with=${code}$`));
    await expect(pairs(page)).not.toHaveCount(0);
    await expect(article.getByRole('link', { name: end })).toBeFocused();

    // Headings of equal ids are a pair; no block is lost, no id is there twice.
    for (const row of await page.locator('[data-tag="h2"]').all()) {
      const ids = await row.locator('h2').evaluateAll((all) => all.map(({ id }) => id.replace('with:', '')));
      expect(ids).toHaveLength(2);
      expect(ids[0]).toBe(ids[1]);
    }
    await expect(page.locator('[data-side="own"] > p')).toHaveCount(paragraphs);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // Code that both texts have is there once.
    await expect(article.locator('.prose > figure.code')).toHaveCount(codes);

    const [own, beside] = [
      await box(page, `${ROW} >> [data-side="own"]`),
      await box(page, `${ROW} >> [data-side="other"]`),
    ];
    expect(beside.x).toBeGreaterThan(own.x + own.width);
    expect(Math.abs(beside.y - own.y)).toBeLessThan(2);
    await expect(page.locator(`${ROW} >> [data-side="other"]`)).toHaveAttribute('lang', code);
    for (const mode of MODES) {
      await setMode(page, mode);
      // Colours change gradually.
      await expect.poll(() => axeViolations(page)).toEqual([]);
    }

    await page.goBack();
    await expect(pairs(page)).toHaveCount(0);
    await expect(article.locator('.prose > p')).toHaveCount(paragraphs);
    await page.goForward();
    await expect(pairs(page)).not.toHaveCount(0);
    await article.getByRole('link', { name: end }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}${CODE_POST}$`));
    await expect(pairs(page)).toHaveCount(0);
  });

  test(`a shared address opens with both texts, on a phone block by block (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `${prefix}/docs?with=${code}`);
    await expect(pairs(page)).not.toHaveCount(0);
    const [own, beside] = [
      await box(page, `${ROW} >> [data-side="own"]`),
      await box(page, `${ROW} >> [data-side="other"]`),
    ];
    expect(beside.y).toBeGreaterThanOrEqual(own.y + own.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`without scripts the link leads to the other language (${lang})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(prefix + POST);
    const link = page.locator('article').first().getByRole('link', { name: other, exact: true });
    await expect(link).toHaveAttribute('href', theirs + POST);
    await context.close();
  });
}

test('a selection stays in its text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${POST}?with=en`);
  await expect(pairs(page)).not.toHaveCount(0);
  const rows = page.locator('[data-tag="p"] > [data-side="own"]');
  const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 4, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 200, (to?.y ?? 0) + 12);
  await page.mouse.up();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain('水合');
  expect(selected).not.toMatch(/\bhydration is\b|\bThe page\b/i);
});

test('a translation that does not come is said, and Retry shows it', async ({ page }) => {
  await open(page, POST);
  await page.route('**/page-data/en/**', (route) => route.abort());
  await page.goto(`${POST}?with=en`);
  const retry = page.getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  await expect(page.locator('article .prose').first()).toBeVisible();
  await page.unroute('**/page-data/en/**');
  await retry.click();
  await expect(pairs(page)).not.toHaveCount(0);
});
