import { expectSameDocument, markDocument } from '../support/navigation';
import { open } from '../support/site-page';
import { expect, test } from '../support/test';

test('links inside compiled text navigate without loading a document', async ({ page }) => {
  await open(page, '/docs/Docker/Build');
  await markDocument(page);
  const link = page.locator('.prose a[href^="/docs/Docker/"]').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(href?.split('#')[0] ?? 'none'));
  await expectSameDocument(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, sentence] of [
    ['/blog/Awk', /Awk/],
    ['/en/docs/Docker/Build', /FROM/],
  ] as const) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main')).toContainText(sentence);
      await expect(page.locator('footer a').first()).toBeVisible();
      const links = await page.locator('main a[href^="#"]').count();
      expect(links).toBeGreaterThan(2);
    });
  }
});
