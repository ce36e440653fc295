import { allMessages } from '../../src/i18n/all-messages';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { LANGUAGES } from '../support/site-page';
import { WITHOUT_SCRIPTS } from './site';
import { DESKTOP, expect, PHONE, test, type Tab } from './test';

/** Pages as they come: every kind hydrates without a complaint, fits the window, and can be read without scripts. */

const isTooWide = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const { lang, prefix, text } of LANGUAGES) {
  test(`a page of every kind takes over without a complaint and fits (${lang})`, async ({ tab }) => {
    test.setTimeout(90_000);
    for (const path of Object.values(PAGE_KINDS)) {
      await tab.open(prefix + path);
      expect(await tab.evaluate(() => document.documentElement.lang)).toBe(lang);
      await tab.expectVisible('h1').toBe(1);
      expect(await isTooWide(tab), path).toBe(false);
    }
    await tab.resize(PHONE.width, PHONE.height);
    for (const path of [PAGE_KINDS.post, PAGE_KINDS.doc, PAGE_KINDS['interactive-test']]) {
      await tab.open(prefix + path);
      expect(await isTooWide(tab), path).toBe(false);
    }
    await tab.resize(DESKTOP.width, DESKTOP.height);
  });

  test(`what is not found says so and knows the nearest page (${lang})`, async ({ tab }) => {
    await tab.open(`${prefix}/docs/Docker/Bulid`);
    await tab.expectText('main h1').toBe(text.notFound.title);
    await tab.expectAttribute('main [role=status] a', 'href').toBe(`${prefix}/docs/Docker/Build`);
    await tab.click('main [role=status] a');
    await tab.expectAddress(`${prefix}/docs/Docker/Build`);
    await tab.expectText('h1').not.toBe(text.notFound.title);
  });

  test(`everything can be read without scripts (${lang})`, async ({ tab }) => {
    await tab.load(`${prefix}/test2/?${WITHOUT_SCRIPTS}`);
    expect(await tab.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
    await tab.expectVisible('.diagram-source').toBeGreaterThan(0);
    await tab.expectVisible('//figure[contains(., "function Counter")]').toBeGreaterThan(0);
    await tab.expectVisible('.live-reserve').toBe(0);
    await tab.expectVisible('.code-button').toBe(0);
    await tab.expectVisible('[role=tablist]').toBe(0);
    // Places are found by scripts of the page; keys need none.
    await tab.focus('//*[@id="details"]/following::summary[1]');
    await tab.press('Enter');
    await tab.expectVisible('//*[@id="details"]/following::details[1][@open]').toBeGreaterThan(0);
    const { color } = allMessages[lang];
    await tab.expectVisible(`header button[title="${color.dark}"]`).toBe(0);
  });
}
