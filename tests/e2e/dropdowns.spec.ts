import { expect, test, type Locator, type Page } from '../support/test';
import { hydrated, LANGUAGES, MODES, open, preferMode } from '../support/site-page';

/** The menus of the wide bar: by pointer and by keyboard. */

interface Menu {
  button: Locator;
  links: Locator;
}

function menu(page: Page, name: string): Menu {
  const root = page.locator('header div', { has: page.getByRole('button', { name, exact: true }) }).last();
  return { button: root.getByRole('button', { name, exact: true }), links: root.locator('ul a') };
}

const expectOpen = async ({ button, links }: Menu, isOpen: boolean): Promise<void> => {
  await expect(links.first()).toBeVisible({ visible: isOpen });
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
};

for (const { lang, prefix, about, label, other } of LANGUAGES) {
  test.describe(`menus (${lang})`, { tag: '@desktop' }, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, `${prefix}/blog`);
    });

    for (const name of [about, label]) {
      test(`“${name}” opens and closes with Enter and Space`, async ({ page }) => {
        const { button, links } = menu(page, name);
        await expectOpen({ button, links }, false);
        await button.focus();
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press(key);
          await expectOpen({ button, links }, true);
          await page.keyboard.press(key);
          await expectOpen({ button, links }, false);
          await expect(button).toBeFocused();
        }
      });

      test(`“${name}”: arrows, Home and End move, Escape leads back`, async ({ page }) => {
        const { button, links } = menu(page, name);
        const last = (await links.count()) - 1;
        await button.focus();
        for (const [key, index] of [
          ['ArrowDown', 0],
          ['ArrowDown', 1],
          ['ArrowUp', 0],
          ['ArrowUp', last],
          ['ArrowDown', 0],
          ['End', last],
          ['Home', 0],
        ] as const) {
          await page.keyboard.press(key);
          await expect(links.nth(index)).toBeFocused();
        }
        await expectOpen({ button, links }, true);
        await page.keyboard.press('Escape');
        await expectOpen({ button, links }, false);
        await expect(button).toBeFocused();
        await page.keyboard.press('ArrowUp');
        await expect(links.nth(last)).toBeFocused();
      });
    }

    test('opens under the pointer and closes when it leaves', async ({ page }) => {
      const { button, links } = menu(page, about);
      await button.hover();
      await expect(links).toHaveCount(3);
      await expect(links.first()).toBeVisible();
      await links.first().hover();
      await expect(links.last()).toBeVisible();
      await page.locator('h1').hover();
      await expect(links.first()).toBeHidden();
    });

    test('a press opens; a press elsewhere, another menu and tabbing out close', async ({ page }) => {
      const first = menu(page, label);
      const second = menu(page, about);
      await first.button.click();
      await expect(first.button).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(700, 600);
      await expectOpen(first, true);
      await page.mouse.down();
      await page.mouse.up();
      await expectOpen(first, false);

      await first.button.focus();
      await page.keyboard.press('Enter');
      await second.button.focus();
      await page.keyboard.press('Enter');
      await expectOpen(first, false);
      await expectOpen(second, true);
      await page.keyboard.press('ArrowUp');
      await expect(second.links.last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expectOpen(second, false);
    });

    test('a chosen link opens its page and closes the menu', async ({ page }) => {
      const { button, links } = menu(page, about);
      await button.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/about/$`));
      await expectOpen({ button, links }, false);
    });

    test('the language menu marks the current language and names each in its own', async ({ page }) => {
      const { links } = menu(page, label);
      await expect(links).toHaveText(['简体中文', 'English']);
      await expect(links.nth(0)).toHaveAttribute('lang', 'zh-Hans');
      await expect(links.nth(1)).toHaveAttribute('lang', 'en');
      const current = links.filter({ has: page.locator(':scope[aria-current]') });
      await expect(current).toHaveText([label]);
      const { button } = menu(page, label);
      await button.click();
      await links.getByText(other).click();
      await hydrated(page);
      await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
    });
  });
}

for (const mode of MODES) {
  test(`an open menu is opaque and lies above the page (${mode})`, { tag: '@desktop' }, async ({ page }) => {
    await preferMode(page, mode);
    await open(page, '/blog');
    const { button, links } = menu(page, '关于');
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.last()).toBeVisible();
    const isOnTop = await links.last().evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const background = getComputedStyle(link.closest('ul') ?? link).backgroundColor;
      return (
        document.elementFromPoint(x + width / 2, y + height / 2) === link && !background.includes('rgba')
      );
    });
    expect(isOnTop).toBe(true);
  });
}
