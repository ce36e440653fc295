import { expect, test } from '../support/test';

for (const [path, heading, lang] of [
  ['/nope', '找不到这个页面', 'zh-Hans'],
  ['/en/nope/deeper', 'Page Not Found', 'en'],
] as const) {
  test(`${path} is answered in its language, at its own address`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('links inside compiled text navigate without loading a document', async ({ page }) => {
  await page.goto('/docs/Docker/Build');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'same';
  });
  const link = page.locator('.prose a[href^="/docs/Docker/"]').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(href?.split('#')[0] ?? 'none'));
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
});

test('the language menu keeps path, query and hash', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/docs/SQL/NF?q=1#bcnf');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const url = new URL(page.url());
  expect([url.pathname, url.search, url.hash]).toEqual(['/en/docs/SQL/NF', '?q=1', '#bcnf']);
});

test(
  'the colour mode is set before the first paint and remembered',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', { name: /深色与浅色/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const early: string[] = [];
    await page.exposeFunction('noteTheme', (theme: string) => early.push(theme));
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('body') === null) return;
        observer.disconnect();
        (window as unknown as { noteTheme: (theme: string) => void }).noteTheme(
          document.documentElement.dataset.theme ?? '',
        );
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect.poll(() => early).toEqual(['light']);
  },
);

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
