import { LANGUAGES } from '../support/site-page';
import { expect, PHONE, test, type Tab } from './test';

/** Ways through the site: links, history, the menus of the wide bar and the menu of small screens. */

const FIRST_POST = 'main h2 a';

const near = (tab: Tab, wanted: number) =>
  expect
    .poll(async () => Math.abs((await tab.evaluate(() => window.scrollY)) - wanted))
    .toBeLessThanOrEqual(2);

/** The button of a menu in the wide bar, and its links. */
const menu = (name: string) => {
  const root = `//header//div[button[normalize-space()="${name}"]]`;
  return {
    button: `${root}/button`,
    links: `${root}//ul//a`,
    nth: (index: number) => `(${root}//ul//a)[${String(index)}]`,
  };
};

for (const { lang, prefix, text, about, label, other } of LANGUAGES) {
  test(`a link opens its page; back leads to where the reader was (${lang})`, async ({ tab }) => {
    await tab.open(`${prefix}/blog`);
    await tab.evaluate(() => {
      document.documentElement.dataset.visit = 'same';
    });
    const list = await tab.evaluate(() => document.title);
    const link = '(//main//h2//a)[3]';
    const href = await tab.select(link, ([element]) => element?.getAttribute('href') ?? '');
    const name = await tab.text(link);
    await tab.hover(link);
    const top = await tab.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(100);
    await tab.click(link);
    await tab.expectAddress(href);
    await tab.expectText('h1').toBe(name);
    await expect.poll(() => tab.evaluate(() => document.title)).toContain(name ?? '');
    await tab.expectText('[data-announcer]').toBe(text.nav.arrived.replace('{{title}}', name ?? ''));
    await near(tab, 0);
    await tab.press('Tab');
    await tab.expectText(':focus').toBe(text.nav.skip);

    await tab.back();
    await tab.expectAddress(`${prefix}/blog`);
    await expect.poll(() => tab.evaluate(() => document.title)).toBe(list);
    await near(tab, top);
    await tab.expectAttribute('html', 'data-visit').toBe('same');
  });

  test(`menus open by keyboard and by pointer (${lang})`, async ({ tab }) => {
    await tab.open(`${prefix}/blog`);
    for (const name of [about, label]) {
      const { button, links, nth } = menu(name);
      const last = await tab.select(links, (elements) => elements.length);
      await tab.focus(button);
      for (const key of ['Enter', 'Space'] as const) {
        await tab.press(key);
        await tab.expectVisible(links).toBe(last);
        await tab.press(key);
        await tab.expectVisible(links).toBe(0);
      }
      await tab.press('ArrowDown');
      await tab.expectFocused(nth(1));
      await tab.press('ArrowUp');
      await tab.expectFocused(nth(last));
      await tab.press('Home');
      await tab.expectFocused(nth(1));
      await tab.press('Escape');
      await tab.expectVisible(links).toBe(0);
      await tab.expectFocused(button);
    }
    const { button, links, nth } = menu(about);
    await tab.hover(button);
    await tab.expectVisible(links).toBe(3);
    await tab.hover(nth(1));
    await tab.hover('h1');
    await tab.expectVisible(links).toBe(0);
    const languages = menu(label);
    await tab.click(languages.button);
    await tab.click(`${languages.links}[normalize-space()="${other}"]`);
    await tab.expectAttribute('html', 'lang').not.toBe(lang);
  });

  test(`the menu of small screens keeps the focus and closes (${lang})`, async ({ tab }) => {
    await tab.resize(PHONE.width, PHONE.height);
    await tab.open(`${prefix}/docs/Docker/Build`);
    const hamburger = `header button[aria-label="${text.nav.toggle}"]`;
    const dialog = 'dialog[open]';
    await tab.click(hamburger);
    await tab.expectVisible(dialog).toBe(1);
    await tab.expectVisible(`${dialog} nav [aria-current=page]`).toBe(1);
    for (let press = 0; press < 6; press += 1) {
      await tab.press('Tab');
      const isInside = await tab.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await tab.press('Escape');
    await tab.expectVisible(dialog).toBe(0);
    await tab.expectFocused(hamburger);
    await tab.press('Enter');
    await tab.click(`//dialog//button[normalize-space()="${text.nav.back}"]`);
    await tab.click(`//dialog//*[self::summary or self::button][normalize-space()="${about}"]`);
    await tab.click(`//dialog//a[@href="${prefix}/about/"]`);
    await tab.expectAddress(`${prefix}/about/`);
    await tab.expectVisible(dialog).toBe(0);
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });
}

test('the Back gesture closes the menu of small screens and stays', async ({ tab }) => {
  await tab.resize(PHONE.width, PHONE.height);
  await tab.open('/blog');
  await tab.click(FIRST_POST);
  await expect.poll(() => tab.address()).not.toBe('/blog');
  const post = await tab.address();
  await tab.click('header button[aria-expanded]');
  await tab.expectVisible('dialog[open]').toBe(1);
  await tab.back();
  await tab.expectVisible('dialog[open]').toBe(0);
  expect(await tab.address()).toBe(post);
  await tab.back();
  await tab.expectAddress('/blog');
});

test('a link to a part of another page takes the keyboard there', async ({ tab }) => {
  await tab.open('/blog/Awk');
  await tab.select('main', ([main]) => {
    const link = document.createElement('a');
    link.href = '/docs/SQL/NF#bcnf';
    main?.append(link);
    link.click();
  });
  await tab.expectAddress('/docs/SQL/NF#bcnf');
  await tab.expectFocused('#bcnf');
});
