import { expect, test, type Page } from '../support/test';
import { LANGUAGES, MODES, open, scrollTo, setMode } from '../support/site-page';

/** Skip link, way back to the top, and footer. */

const LONG = '/docs/SQL/NF';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

for (const { lang, prefix, text } of LANGUAGES) {
  test(`the skip link comes first and leads to the text, and the footer says whose it is (${lang})`, async ({
    page,
  }) => {
    await open(page, prefix + LONG);
    const skip = page.getByRole('link', { name: text.nav.skip });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);

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
    await expect(page.getByRole('contentinfo')).toContainText('©');
  });
}

test('the footer is dark in both modes', async ({ page }) => {
  await open(page, '/');
  for (const mode of MODES) {
    await setMode(page, mode);
    const paper = mode === 'dark' ? 'rgb(13, 28, 32)' : 'rgb(247, 241, 229)';
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
    await expect(page.locator('footer > div').last()).toHaveCSS('background-color', 'rgb(9, 21, 24)');
  }
});

// At which positions, `useFloatingParts.test.ts` asks.
test(
  'the way back to the top is offered on the way up only, and not after a jump',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, LONG);
    const top = page.getByRole('button', { name: '回到顶部' });
    await scrollTo(page, 1000);
    await scrollTo(page, 1200);
    await expect(top).toBeHidden();
    await scrollTo(page, 900);
    await expect(top).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = '1nf';
    });
    await expect(page.locator('[id="1nf"]')).toBeInViewport();
    await expect(top).toBeHidden();
    await scrollTo(page, 1200);
    await scrollTo(page, 900);
    await top.click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(top).toBeHidden();
    // It does not glide for readers who asked for less motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 1200);
    await scrollTo(page, 900);
    const seen = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.addEventListener('scroll', () => resolve(window.scrollY), { once: true });
        }),
    );
    await top.click();
    expect(await seen).toBe(0);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the skip link works', async ({ page }) => {
    await page.goto('/blog');
    const target = await page.locator('a[href^="#"]').first().getAttribute('href');
    await expect(page.locator(`[id="${target?.slice(1) ?? ''}"]`)).toHaveCount(1);
  });
});

test('what is selected to be copied is what is seen', async ({ page }) => {
  await open(page, '/en/test/');
  await page.evaluate(() => {
    const text = document.querySelector('.prose');
    if (text) getSelection()?.selectAllChildren(text);
  });
  const copied = await page.evaluate(() => String(getSelection()));
  expect(copied.length).toBeGreaterThan(1000);
  expect(copied).not.toMatch(/opens in a new tab|↩|\w#$|\\frac/m);
});

test('forced colours leave icons and the current item visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/en/docs/Snippets/Components/Link');
  const colors = (selector: string, pseudo = '') =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, name) => {
          const { backgroundColor, color } = getComputedStyle(element, name);
          const { backgroundColor: page } = getComputedStyle(document.body);
          return { backgroundColor, color, page };
        },
        pseudo === '' ? undefined : pseudo,
      );
  for (const [selector, pseudo] of [['.prose .link-icon'], ['.code-button', '::before']] as const) {
    const { backgroundColor, page: around } = await colors(selector, pseudo);
    expect(backgroundColor, selector).not.toBe(around);
    expect(backgroundColor, selector).not.toBe('rgba(0, 0, 0, 0)');
  }
  await expect(page.locator('nav [aria-current]').first()).toHaveCSS('outline-style', 'solid');
});
