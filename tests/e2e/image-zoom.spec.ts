import { expect, test, type Page } from '../support/test';
import { site } from '../../src/site/config';
import { LANGUAGES, open } from '../support/site-page';

/** Pictures of a text fill the window when pressed. */

const SHEET = '/en/test2/';
const NAME = /^A pool at low water/;

const picture = (page: Page) => page.locator('main').getByRole('button', { name: NAME });
const zoomed = (page: Page) => page.getByRole('dialog', { name: NAME });

/** Waits until pictures can be zoomed and opens the sheet's one. */
async function zoomIn(page: Page): Promise<void> {
  await expect(picture(page)).toBeVisible();
  await picture(page).scrollIntoViewIfNeeded();
  await picture(page).click();
  await expect(zoomed(page)).toBeVisible();
  await settled(page);
}

/** Waits until the picture is as large as it gets, before which nothing closes it, or is gone. */
const settled = (page: Page) =>
  zoomed(page)
    .locator('.zoom-frame')
    .evaluate((frame) => Promise.all(frame.getAnimations().map(({ finished }) => finished.then(() => null))));

/** Each way of closing a zoomed picture. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'a press on the picture': (page) => zoomed(page).locator('.zoom-frame').click(),
  'a press beside it': (page) => page.mouse.click(3, 3),
  Escape: (page) => page.keyboard.press('Escape'),
  'another size of the window': async (page) => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: (size?.width ?? 0) - 40, height: size?.height ?? 0 });
  },
  'scrolling more than 40 px': (page) =>
    page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' })),
};

test(
  'a picture fills the window, carries its caption, and is closed in every way',
  { tag: '@both' },
  async ({ page }) => {
    await page.clock.install();
    await open(page, SHEET);
    const before = await picture(page).boundingBox();
    await zoomIn(page);
    const after = await zoomed(page).locator('.zoom-frame').boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(after?.width).toBeGreaterThanOrEqual(before?.width ?? Infinity);
    // Limited by one side of the window, in the middle of it.
    expect(Math.min(width - (after?.width ?? 0), height - (after?.height ?? 0))).toBeLessThan(2);
    expect(Math.abs((after?.x ?? 0) * 2 + (after?.width ?? 0) - width)).toBeLessThan(2);
    await expect(zoomed(page)).toContainText('Press to enlarge');
    // A little scrolling leaves it open.
    await page.evaluate(
      (distance) =>
        new Promise<void>((resolve) => {
          window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
          window.scrollBy({ top: -distance, behavior: 'instant' });
        }),
      site.imageZoom.scrollOffset,
    );
    await page.clock.fastForward(site.imageZoom.closeDelay * 2);
    await settled(page);
    await expect(zoomed(page)).toBeVisible();
    await page.keyboard.press('Escape');
    for (const [way, act] of Object.entries(WAYS)) {
      await test.step(way, async () => {
        await expect(zoomed(page)).toHaveCount(0);
        await expect(picture(page)).toHaveCSS('visibility', 'visible');
        await zoomIn(page);
        await act(page);
      });
    }
    await expect(zoomed(page)).toHaveCount(0);
    await expect(picture(page)).toHaveCSS('visibility', 'visible');
  },
);

for (const { lang, prefix, text } of LANGUAGES) {
  test(`zooms from the keyboard and gives focus back (${lang})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${prefix}/test2/`);
    const image = page.locator('main [data-zoomable]').first();
    await image.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const close = dialog.getByRole('button', { name: text.nav.dismiss });
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(image).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(image).toBeFocused();
  });
}

test('pictures in links lead where the link does', async ({ page }) => {
  await open(page, SHEET);
  await expect(picture(page)).toBeVisible();
  const linked = page.getByRole('img', { name: 'A picture in a link does not zoom' });
  await expect(linked).not.toHaveAttribute('data-zoomable');
  await linked.click();
  await expect(page).toHaveURL(/\/en\/about\/$/);
});

test('pictures of posts and docs zoom; those of lists do not', async ({ page }) => {
  for (const path of ['/blog/PythonAsyncIO', '/docs/Docker/Build']) {
    await open(page, path);
    await expect(page.locator('main [data-zoomable]').first()).toBeVisible();
  }
  // The same after a way through the site: marked again, on the new page only.
  await page.clock.install();
  await open(page, '/blog');
  await page.clock.fastForward(site.imageZoom.attachDelay * 2);
  await expect(page.locator('[data-zoomable]')).toHaveCount(0);
});

test('only pages with pictures load the code of the zoom', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  await open(page, '/en/docs/SQL/NF');
  await page.clock.fastForward(site.imageZoom.attachDelay * 2);
  const without = new Set(scripts);
  await open(page, SHEET);
  const before = new Set(scripts);
  await page.clock.fastForward(site.imageZoom.attachDelay);
  await expect(picture(page)).toBeVisible();
  const added = scripts.filter((script) => !before.has(script));
  expect(added).toHaveLength(1);
  expect(without.has(added[0] ?? '')).toBe(false);
});

test('pictures come in sizes, with their dimensions, the first one at once', async ({ page }) => {
  await open(page, SHEET);
  const image = page.getByAltText(NAME).first();
  await expect(image).toHaveAttribute('loading', 'eager');
  await expect(page.locator('main figure picture img').first()).toHaveAttribute(
    'srcset',
    /\.webp 380w.*\.webp 1520w/s,
  );
  await expect(
    page.locator('main figure:has(picture) figcaption', { hasText: 'Press to enlarge' }),
  ).not.toHaveCount(0);
  await expect(page.getByAltText('A picture in a link does not zoom')).toHaveAttribute('loading', 'lazy');
});
