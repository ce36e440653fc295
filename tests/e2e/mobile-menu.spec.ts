import { expect, test, type Page } from '../support/test';
import { hydrated, LANGUAGES, MODES, open, scrollTo, setMode, type Language } from '../support/site-page';

/** The navigation of small screens: opening, its two panels, and every way to close it. */

const DOC = '/docs/Docker/Build';

const parts = (page: Page, { text }: Language) => ({
  hamburger: page.getByRole('button', { name: text.nav.toggle, exact: true }),
  dialog: page.getByRole('dialog', { name: text.nav.main }),
  close: page.getByRole('button', { name: text.nav.close, exact: true }),
  back: page.getByRole('button', { name: text.nav.back }),
  area: page.getByRole('dialog').getByRole('navigation', { name: text.docs.sidebar }),
});

const [chinese] = LANGUAGES;

async function openMenu(page: Page, path: string, language: Language = chinese) {
  await open(page, language.prefix + path);
  const menu = parts(page, language);
  await menu.hamburger.click();
  await expect(menu.dialog).toBeVisible();
  return menu;
}

const scrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

for (const language of LANGUAGES) {
  const { lang, label, about, prefix } = language;
  test.describe(`mobile menu (${lang})`, { tag: '@phone' }, () => {
    test('holds the items of the bar', async ({ page }) => {
      await open(page, `${prefix}/`);
      const menu = parts(page, language);
      await expect(menu.hamburger).toHaveAttribute('aria-expanded', 'false');
      await expect(menu.dialog).toBeHidden();
      await menu.hamburger.click();
      await expect(page.locator('header button[aria-expanded]').first()).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(menu.back).toBeHidden();
      const items = menu.dialog.locator('ul').first().locator(':scope > li');
      await expect(items).toHaveCount(6);
      await items.getByText(about, { exact: true }).click();
      await expect(items.nth(4).getByRole('link')).toHaveCount(3);
      await items.getByText(language.text.nav.languages, { exact: true }).click();
      await expect(items.nth(3).getByRole('link')).toHaveText(['简体中文', 'English']);
      await expect(items.nth(3).locator('[aria-current]')).toHaveText(label);
    });
  });
}

test.describe('mobile menu', { tag: '@phone' }, () => {
  test('shows the menu of the area first, again at each opening', async ({ page }) => {
    const menu = await openMenu(page, DOC);
    await expect(menu.area).toBeVisible();
    await expect(menu.area.locator('[aria-current="page"]')).toBeVisible();
    await expect(menu.dialog.getByText(chinese.about, { exact: true })).toBeHidden();
    await menu.back.click();
    await expect(menu.area).toBeHidden();
    await expect(menu.dialog.getByText(chinese.about, { exact: true })).toBeVisible();
    await menu.close.click();
    await expect(menu.dialog).toBeHidden();
    await menu.hamburger.click();
    await expect(menu.area).toBeVisible();
  });

  test('closes when a link is followed, not when a category opens', async ({ page }) => {
    const menu = await openMenu(page, DOC);
    const toggle = menu.area.locator('button[aria-expanded="false"]').first();
    await toggle.click();
    await expect(menu.dialog).toBeVisible();
    await menu.area.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs$/);
    await expect(menu.dialog).toBeHidden();
    await expect.poll(() => scrollLocked(page)).toBe(false);
  });

  for (const path of ['/', DOC]) {
    test(`keeps focus inside and gives it back (${path})`, async ({ page }) => {
      const menu = await openMenu(page, path);
      // Between the last and the first element the focus is at the browser's own controls.
      await page.evaluate(() => {
        const outside: string[] = [];
        Object.assign(window, { outside });
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof Element && !target.closest('dialog')) outside.push(target.outerHTML);
        });
      });
      const stops = await menu.dialog.locator('a:visible, button:visible, summary:visible').count();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < stops + 3; press++) await page.keyboard.press(key);
      }
      expect(await page.evaluate(() => (window as unknown as { outside: string[] }).outside)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu.dialog).toBeHidden();
      await expect(menu.hamburger).toBeFocused();
      await expect(menu.hamburger).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('holds the page behind it still', async ({ page }) => {
    await open(page, DOC);
    await scrollTo(page, 500);
    await scrollTo(page, 400);
    const menu = parts(page, chinese);
    await menu.hamburger.click();
    await expect.poll(() => scrollLocked(page)).toBe(true);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(370, 400);
    // The page has seen the wheel and drawn what came of it.
    const wheel = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener(
            'wheel',
            () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
            { once: true, passive: true },
          );
        }),
    );
    await page.mouse.wheel(0, 600);
    await wheel;
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await menu.close.click();
    await expect(menu.dialog).toBeHidden();
    await expect.poll(() => scrollLocked(page)).toBe(false);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('closes on a press beside it', async ({ page }) => {
    const menu = await openMenu(page, DOC);
    await page.mouse.click(385, 500);
    await expect(menu.dialog).toBeHidden();
    await expect(menu.hamburger).toBeFocused();
  });

  test('is no step of the history', async ({ page }) => {
    await page.goto('about:blank');
    const menu = await openMenu(page, DOC);
    await page.keyboard.press('Escape');
    await expect(menu.dialog).toBeHidden();
    await menu.hamburger.click();
    await menu.dialog.getByRole('link', { name: '潮池札记' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(new RegExp(`${DOC}$`));
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('closes when the screen becomes wide, and is closed when it is narrow again', async ({ page }) => {
    const menu = await openMenu(page, DOC);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu.dialog).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(menu.dialog).toBeHidden();
    await expect(menu.hamburger).toBeHidden();
    await expect.poll(() => scrollLocked(page)).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu.hamburger).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.dialog).toBeHidden();
  });

  test('changes the language in place', async ({ page }) => {
    const menu = await openMenu(page, `${DOC}?a=1`);
    await menu.back.click();
    await menu.dialog.getByText('语言', { exact: true }).click();
    await menu.dialog.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/docs\/Docker\/Build\?a=1$/);
    await hydrated(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('lies opaque above the page', async ({ page }) => {
    const menu = await openMenu(page, DOC);
    for (const mode of MODES) {
      await setMode(page, mode);
      const background = await menu.dialog.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
      expect(background).toMatch(/^rgb\(/);
    }
    await expect(menu.area.getByRole('link').first()).toBeInViewport();
  });
});
