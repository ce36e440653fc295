import { complaints } from '../support/console-complaints';
import { expect, test } from '../support/test';
import { hydrated, LANGUAGES, MODES, open, preferMode } from '../support/site-page';

/** The page for unknown paths: its words, the way home, and the nearest page there is. */

for (const { lang, prefix, text } of LANGUAGES) {
  for (const mode of MODES) {
    test(`says so and knows the nearest page (${lang}, ${mode})`, async ({ page }) => {
      await preferMode(page, mode);
      await open(page, `${prefix}/docs/Docker/Bulid`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.notFound.title);
      await expect(main).toContainText(text.notFound.lead);
      await expect(main).toContainText(text.notFound.help);
      const nearest = main.getByRole('status').getByRole('link');
      await expect(nearest).toHaveAttribute('href', `${prefix}/docs/Docker/Build`);
      await nearest.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/Docker/Build$`));
      await hydrated(page);
      await expect(page.locator('h1')).not.toHaveText(text.notFound.title);
    });
  }

  test(`leads home when nothing is near (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/zzzz`);
    await expect(page.locator('main').getByRole('status')).toBeEmpty();
    await page.locator('main').getByRole('link', { name: text.notFound.home }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/$`));
  });
}

test(
  'an address that looks like that of another host stays on this one',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const messages = complaints(page);
    await open(page, `${baseURL ?? ''}//elsewhere.example/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(messages.filter((message) => message.includes('replaceState'))).toEqual([]);
  },
);

test('the list of pages is fetched by no other page, and its arrival moves nothing', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/page-titles')) lists.push(request.url());
  });
  await open(page, '/blog/Awk');
  expect(lists).toEqual([]);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/data/page-titles*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await open(page, '/blog/Awkk');
  await expect(page.locator('main').getByRole('status').getByRole('link')).toHaveAttribute(
    'href',
    '/blog/Awk',
  );
  expect(lists).toHaveLength(1);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
