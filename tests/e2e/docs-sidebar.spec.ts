import { expect, test, type Locator, type Page } from '../support/test';
import { LANGUAGES, open, type Language } from '../support/site-page';

/** The tree of docs: what assistive technology is told, the keyboard, and what survives navigation. */

const [chinese, english] = LANGUAGES;

const tree = (page: Page, { text }: Language): Locator =>
  page.getByRole('navigation', { name: text.docs.sidebar });

/** The caret of a category that has a page of its own, by its accessible name. */
const caret = (nav: Locator, { text }: Language, label: string, isOpen: boolean): Locator =>
  nav.getByRole('button', {
    name: (isOpen ? text.docs.collapse : text.docs.expand).replace('{{label}}', label),
    exact: true,
  });

test.describe('docs sidebar', () => {
  test('names its parts, the current page and what is open', async ({ page }) => {
    await open(page, '/en/docs/Docker/Build');
    const nav = tree(page, english);
    await expect(nav).toHaveCount(1);
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    const current = nav.locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', '/en/docs/Docker/Build');
    await expect(caret(nav, english, 'Docker', true)).toHaveAttribute('aria-expanded', 'true');
    await expect(caret(nav, english, 'LaTeX', false)).toHaveAttribute('aria-expanded', 'false');
    await expect(nav.getByRole('link', { name: 'Docker', exact: true })).not.toHaveAttribute('aria-expanded');
    // Every item is a list item of one list per level.
    await expect(nav.locator('ul > :not(li)')).toHaveCount(0);
  });

  test('is worked with the keyboard alone', async ({ page }) => {
    await open(page, '/en/docs/Docker/Build');
    const nav = tree(page, english);
    await nav.getByRole('link', { name: 'LaTeX', exact: true }).focus();
    await page.keyboard.press('Tab');
    const latex = caret(nav, english, 'LaTeX', false);
    await expect(latex).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(caret(nav, english, 'LaTeX', true)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(latex).toBeFocused();
    await page.keyboard.press('Space');
    // The children follow their category in the order of focus.
    await page.keyboard.press('Tab');
    const child = nav.locator('a[href="/en/docs/Latex/Reference"]');
    await expect(child).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/docs\/Latex\/Reference$/);
    await expect(child).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
  });

  test('opening a category closes its siblings, closing one closes nothing', async ({ page }) => {
    await open(page, '/en/docs/Docker/Build');
    const nav = tree(page, english);
    await caret(nav, english, 'LaTeX', false).click();
    await expect(caret(nav, english, 'Docker', false)).toBeVisible();
    await expect(nav.locator('button[aria-expanded="true"]')).toHaveCount(1);
    await caret(nav, english, 'LaTeX', true).click();
    await expect(nav.locator('button[aria-expanded="true"]')).toHaveCount(0);
    await expect(nav.locator('a[href^="/en/docs/Docker/"]')).toHaveCount(1);
  });

  test('a label leads to its page and opens; on its own page it opens and closes', async ({ page }) => {
    await open(page, '/en/docs');
    const nav = tree(page, english);
    const label = nav.getByRole('link', { name: 'Docker', exact: true });
    await label.click();
    await expect(page).toHaveURL(/\/en\/docs\/Docker\/$/);
    await expect(caret(nav, english, 'Docker', true)).toBeVisible();
    await expect(label).toHaveAttribute('aria-current', 'page');
    await label.click();
    await expect(caret(nav, english, 'Docker', false)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/docs\/Docker\/$/);
    await label.click();
    await expect(caret(nav, english, 'Docker', true)).toBeVisible();
  });

  test('what is open and how far it is scrolled survive navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await open(page, '/en/docs/Server/Screen');
    const nav = tree(page, english);
    const middle = nav.locator('a[href="/en/docs/Server/SSL"]');
    await middle.scrollIntoViewIfNeeded();
    const top = () =>
      nav.evaluate((element) => {
        let box: Element = element;
        while (box.parentElement && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
        return box.scrollTop;
      });
    const before = await top();
    expect(before).toBeGreaterThan(0);
    await middle.click();
    await expect(page).toHaveURL(/SSL$/);
    await expect(middle).toHaveAttribute('aria-current', 'page');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60);
  });

  test('what is open survives the language switch', async ({ page }) => {
    await open(page, '/docs/Rules');
    await caret(tree(page, chinese), chinese, 'Docker', false).click();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('header').getByText('简体中文').first().click();
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/docs\/Rules$/);
    const nav = tree(page, english);
    await expect(nav.locator('[aria-current="page"]')).toHaveAttribute('href', '/en/docs/Rules');
    await expect(caret(nav, english, 'Docker', true)).toBeVisible();
    await expect(nav.locator('button[aria-expanded="true"]')).toHaveCount(1);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('another sidebar starts afresh', async ({ page }) => {
    await open(page, '/en/docs/Docker/Build');
    await page.locator('header').getByRole('link', { name: 'Snippets' }).click();
    await expect(page).toHaveURL(/\/en\/docs\/Snippets\/Intro$/);
    const nav = tree(page, english);
    await expect(nav.locator('a[href^="/en/docs/Docker"]')).toHaveCount(0);
    await expect(nav.locator('[aria-current="page"]')).toHaveAttribute('href', '/en/docs/Snippets/Intro');
    await expect(nav.locator('button[aria-expanded="true"]')).toHaveCount(0);
  });

  test('docs outside every sidebar have none', async ({ page }) => {
    await open(page, '/en/docs/Python/Datastructure');
    await expect(tree(page, english)).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('docs sidebar on a phone', { tag: '@phone' }, () => {
  test('is the second panel of the menu and keeps what was opened', async ({ page }) => {
    await open(page, '/en/docs/Docker/Build');
    await page.getByRole('button', { name: english.text.nav.toggle }).click();
    const panel = page.getByRole('dialog').getByRole('navigation', { name: english.text.docs.sidebar });
    await expect(panel.locator('[aria-current="page"]')).toBeVisible();
    await caret(panel, english, 'LaTeX', false).click();
    await expect(caret(panel, english, 'LaTeX', true)).toHaveAttribute('aria-expanded', 'true');
    await panel.locator('a[href="/en/docs/Latex/Reference"]').click();
    await expect(page).toHaveURL(/\/en\/docs\/Latex\/Reference$/);
    await page.getByRole('button', { name: english.text.nav.toggle }).click();
    await expect(panel.locator('[aria-current="page"]')).toHaveAttribute('href', '/en/docs/Latex/Reference');
    await expect(caret(panel, english, 'Docker', false)).toBeVisible();
    await expect(page.getByRole('button', { name: english.text.nav.back })).toBeVisible();
  });
});

test.describe('docs sidebar without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, text, tag } of [
    { ...chinese, tag: [] },
    { ...english, tag: ['@phone'] },
  ]) {
    test(`shows the current branch and leads to every page (${prefix}/)`, { tag }, async ({ page }) => {
      await page.goto(`${prefix}/docs/Docker/Build`);
      const nav = page.getByRole('navigation', { name: text.docs.sidebar });
      await expect(nav.locator('[aria-current="page"]')).toBeVisible();
      await expect(nav.locator(`a[href="${prefix}/docs/Docker/Cases"]`)).toBeVisible();
      // A closed category is a link to its page, which lists what is in it.
      await nav.locator(`a[href="${prefix}/docs/Latex/"]`).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/Latex/$`));
      await expect(nav.locator(`a[href="${prefix}/docs/Latex/Reference"]`)).toBeVisible();
    });
  }
});
