import { expect, test, type Page } from '../support/test';
import type * as AnnouncementPage from '../support/announcement-page';
import { bundle, type Bundle } from '../support/bundle';
import { LANGUAGES } from '../support/site-page';

/** The announcement bar from its first appearance to its return, on a page of its own. */

let parts: Bundle<typeof AnnouncementPage>;

test.beforeAll(async () => {
  parts = await bundle<typeof AnnouncementPage>('announcement-page.tsx');
});

const DEFAULTS: AnnouncementPage.AnnouncementOptions = {
  id: 'spring',
  locale: 'zh-Hans',
  isCloseable: true,
  backgroundColor: null,
};

/** Visits a page of the site with an announcement; gives the bar and what a reader of it saw move. */
async function visit(page: Page, options: Partial<AnnouncementPage.AnnouncementOptions> = {}) {
  await page.unrouteAll();
  await page.route('**/announcement', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: parts.server.renderPage({ ...DEFAULTS, ...options }, parts.css, parts.script),
    }),
  );
  await page.goto('/announcement');
  const bar = page.getByRole('region');
  return { bar, close: bar.getByRole('button') };
}

const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('tidepool.announcement.id'),
    localStorage.getItem('tidepool.announcement.dismissed'),
  ]);

for (const { lang, text } of LANGUAGES) {
  test(`is shown, closed for good, and shown again when it changes (${lang})`, async ({ page }) => {
    const locale = lang;
    const first = await visit(page, { locale });
    await expect(first.bar).toBeVisible();
    await expect(first.bar).toHaveAccessibleName(text.nav.announcement);
    await expect(first.bar).toContainText(lang === 'en' ? 'Spring tide ahead' : '大潮将至');
    await expect.poll(() => stored(page)).toEqual(['spring', 'false']);

    const again = await visit(page, { locale });
    await expect(again.bar).toBeVisible();
    await expect(again.close).toHaveAccessibleName(text.nav.dismiss);
    await again.close.click();
    await expect(again.bar).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual(['spring', 'true']);

    const later = await visit(page, { locale });
    await expect(page.locator('html')).toHaveAttribute('data-announcement-dismissed');
    await expect(later.bar).toHaveCount(0);

    const other = await visit(page, { locale, id: 'neap' });
    await expect(other.bar).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-announcement-dismissed');
    await expect.poll(() => stored(page)).toEqual(['neap', 'false']);
  });
}

test('a closed one takes no room before scripts run, so that nothing moves', async ({ page }) => {
  const { close } = await visit(page);
  await close.click();
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const note = () => {
      const heading = document.querySelector('h1');
      if (heading) tops.push(heading.getBoundingClientRect().top);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const { bar } = await visit(page);
  await expect(bar).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { tops: number[] }).tops.length))
    .toBeGreaterThan(3);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(new Set(tops).size).toBe(1);
});

test('one that cannot be closed has no button, and takes the colours it is given', async ({ page }) => {
  const { bar, close } = await visit(page, { isCloseable: false, backgroundColor: 'rgb(1, 2, 3)' });
  await expect(bar).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(close).toHaveCount(0);
});

test('forbidden storage leaves it closeable for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const { bar, close } = await visit(page);
  await close.click();
  await expect(bar).toHaveCount(0);
});
