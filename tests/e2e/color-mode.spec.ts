import { expect, test, type BrowserContext, type Page } from '../support/test';
import { THEME_COLORS } from '../../src/client/theme/color-mode';
import { LANGUAGES, MODES, open } from '../support/site-page';

const html = (page: Page) => page.locator('html');
const frameColor = (page: Page) => page.locator('meta[name="theme-color"]');
const button = (page: Page, name: string) => page.locator('header').getByRole('button', { name });

/** Keeps the scripts of the site (not those inside its pages) from loading. */
const withoutBundles = (target: Page | BrowserContext) => target.route('**/*.js', (route) => route.abort());

for (const { lang, prefix, text } of LANGUAGES) {
  const name = text.color.switch.slice(0, 8);

  test(`the button switches the mode and says which it is (${lang})`, { tag: '@both' }, async ({ page }) => {
    await open(page, `${prefix}/`);
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await expect(html(page)).toHaveAttribute('data-theme', mode);
      await expect(html(page)).toHaveCSS('color-scheme', mode);
      await expect(frameColor(page)).toHaveAttribute('content', THEME_COLORS[mode]);
      await expect(button(page, name)).toHaveAttribute('title', text.color[mode]);
      await expect(button(page, name)).toHaveAccessibleName(
        text.color.switch.replace('{{mode}}', text.color[mode]),
      );
      await expect(button(page, name).locator('svg:visible')).toHaveCount(1);
      await button(page, name).click();
    }
  });
}

test('all tabs follow', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/en/');
  await open(other, '/en/blog');
  await button(page, 'Switch between').click();
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await expect(html(other)).toHaveAttribute('data-theme-choice', 'light');
  await expect(frameColor(other)).toHaveAttribute('content', THEME_COLORS.light);
  await expect(button(other, 'Switch between')).toHaveAttribute('title', LANGUAGES[1].text.color.light);
  await button(other, 'Switch between').click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  // The choice is taken back elsewhere: the default again.
  await button(page, 'Switch between').click();
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

for (const mode of MODES) {
  test(`${mode} is there before anything is painted and never changes after`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
      const seen: string[] = [];
      Object.assign(window, { seen });
      const observer = new MutationObserver(() => {
        const root = document.documentElement as HTMLElement | null;
        if (root && document.querySelector('body')) seen.push(root.dataset.theme ?? 'none');
      });
      observer.observe(document, { attributes: true, childList: true, subtree: true });
      const paints = new PerformanceObserver(() => {
        seen.push(`paint ${document.documentElement.dataset.theme ?? 'none'}`);
      });
      paints.observe({ type: 'paint', buffered: true });
    }, mode);
    await open(page, '/blog');
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen).toContain(`paint ${mode}`);
    expect(new Set(await seen())).toEqual(new Set([mode, `paint ${mode}`]));
  });

  test(`${mode} needs none of the site's scripts`, async ({ page }) => {
    await withoutBundles(page);
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.goto('/en/blog');
    await expect(html(page)).toHaveAttribute('data-theme', mode);
    await expect(frameColor(page)).toHaveAttribute('content', THEME_COLORS[mode]);
    await expect(html(page)).toHaveCSS('color-scheme', mode);
    await button(page, 'Switch between').click();
    await expect(html(page)).toHaveAttribute('data-theme', mode === 'dark' ? 'light' : 'dark');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('theme')))
      .toBe(mode === 'dark' ? 'light' : 'dark');
  });
}

test('the system is not asked, as configured, and a query sets the mode for one view only', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await open(page, '/?tidepool-theme=light');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await open(page, '/');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});
