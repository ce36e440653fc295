import { expect, test, type Locator, type Page } from '../support/test';
import { addressOf } from '../support/navigation';
import { LANGUAGES, MODES, open, setMode } from '../support/site-page';

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

const ABOUT = LANGUAGES[1].about;

test.describe('menus', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/en/blog');
  });

  for (const name of [ABOUT, LANGUAGES[1].label]) {
    test(`“${name}” is used from the keyboard`, async ({ page }) => {
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
      const last = (await links.count()) - 1;
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
    const { button, links } = menu(page, ABOUT);
    await button.hover();
    await expect(links).toHaveCount(3);
    await expect(links.first()).toBeVisible();
    await links.first().hover();
    await expect(links.last()).toBeVisible();
    await page.locator('h1').hover();
    await expect(links.first()).toBeHidden();
  });

  test('a press opens; a press elsewhere, another menu, tabbing out and a chosen link close', async ({
    page,
  }) => {
    const first = menu(page, LANGUAGES[1].label);
    const second = menu(page, ABOUT);
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

    await second.button.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/about\/$/);
    await expectOpen(second, false);
  });
});

for (const { lang, prefix, label, other } of LANGUAGES) {
  test(`the language menu marks the current language and names each in its own (${lang})`, async ({
    page,
  }) => {
    await open(page, `${prefix}/docs/SQL/NF?q=1#bcnf`);
    const { button, links } = menu(page, label);
    await expect(links).toHaveText(['简体中文', 'English']);
    await expect(links.nth(0)).toHaveAttribute('lang', 'zh-Hans');
    await expect(links.nth(1)).toHaveAttribute('lang', 'en');
    const current = links.filter({ has: page.locator(':scope[aria-current]') });
    await expect(current).toHaveText([label]);
    await button.click();
    await links.getByText(other).hover();
    await expect(links.getByText(other)).toHaveAttribute('href', /\?q=1#bcnf$/);
    await links.getByText(other).click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', lang);
    // Path, query and hash stay, as in a new tab.
    await expect.poll(() => addressOf(page)).toBe(`${lang === 'en' ? '' : '/en'}/docs/SQL/NF?q=1#bcnf`);
  });
}

test('an open menu is opaque and lies above the page', async ({ page }) => {
  await open(page, '/blog');
  const { button, links } = menu(page, '关于');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  for (const mode of MODES) {
    await setMode(page, mode);
    await expect(links.last()).toBeVisible();
    const [background, isOnTop] = await links.last().evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return [
        getComputedStyle(link.closest('ul') ?? link).backgroundColor,
        document.elementFromPoint(x + width / 2, y + height / 2) === link,
      ];
    });
    expect(background).toMatch(/^rgb\(/);
    expect(isOnTop, 'on top').toBe(true);
  }
});
