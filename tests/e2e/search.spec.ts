import { axeViolations } from '../support/axe';
import { complaints } from '../support/console-complaints';
import { expect, test, type Page } from '../support/test';
import { MESSAGES } from '../support/messages';
import zhModal from '../../src/i18n/locales/zh-Hans/searchModal.json';
import enModal from '../../src/i18n/locales/en/searchModal.json';
import { composeText, watchSite } from '../support/search-page';
import { hydrated, LANGUAGES, MODES, open, setMode } from '../support/site-page';

/** The search dialog over the embedded index, under the site's own Content-Security-Policy. */

const MODAL = { 'zh-Hans': zhModal, en: enModal };

const button = (page: Page) => page.locator('header').getByRole('button', { name: /^(搜索|Search)$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(搜索|Search)$/ });
const field = (page: Page) => page.locator('.DocSearch-Input');
const rows = (page: Page) => page.locator('.DocSearch-Hits .DocSearch-Hit');
const active = (page: Page) => page.locator('.DocSearch-Hit[aria-selected="true"]');

/** Opens the dialog and asks; waits for results. */
async function ask(page: Page, query: string): Promise<void> {
  await button(page).click();
  await field(page).fill(query);
  await expect(rows(page).first()).toBeVisible();
}

for (const { lang, prefix } of LANGUAGES) {
  test(`finds, and opens what was found (${lang})`, { tag: '@both' }, async ({ page }) => {
    const site = await watchSite(page);
    await open(page, `${prefix}/blog/Awk`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await ask(page, lang === 'en' ? 'restore drill' : '恢复演练');
    await expect(dialog(page)).toBeVisible();
    await expect(rows(page).first().locator('mark').first()).toBeVisible();
    await expect(active(page)).toHaveCount(1);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/blog/BackupDrill`));
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('h1')).not.toBeEmpty();
    // The router did it: no new document was loaded.
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // What was searched for is marked, the first of it in view, until Escape.
    const marks = () =>
      page.evaluate(() => {
        const ranges = [...((CSS.highlights.get('search') ?? []) as Iterable<Range>)];
        const inView = ranges.find((range) => {
          const { top, bottom } = range.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
        return `${String(ranges.length)}, in view: ${String(inView).toLowerCase()}`;
      });
    await expect.poll(marks).toMatch(lang === 'en' ? /restore|drill/ : /恢复|演练/);
    await page.keyboard.press('Escape');
    await expect.poll(marks).toBe('0, in view: undefined');
    site.expectQuiet();
  });

  test(`says what went wrong, and recovers (${lang})`, { tag: '@both' }, async ({ page }) => {
    const text = MODAL[lang];
    await open(page, `${prefix}/`);
    await page.route('**/search-index/**', (route) => route.abort());
    await button(page).click();
    await field(page).fill('docker');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText(text.errorScreen.titleText);
    await expect(alert).toContainText(text.errorScreen.helpText);
    await expect(dialog(page).locator('.DocSearch-NoResults')).toBeHidden();
    await page.unroute('**/search-index/**');
    await field(page).fill('docker b');
    await expect(rows(page).first()).toBeVisible();
    await expect(alert).toBeHidden();
    // Nothing found: what was asked, and where to report it.
    await field(page).fill('<zzqx wqqz=kkzx>');
    const none = dialog(page).locator('.DocSearch-NoResults');
    await expect(none).toContainText(text.noResultsScreen.noResultsText);
    await expect(none).toContainText('<zzqx wqqz=kkzx>');
    await expect(dialog(page).getByText(text.noResultsScreen.suggestedQueryText)).toBeVisible();
    // However it was typed: all at once over the old words, letter by letter, at the end of what was there.
    await field(page).fill('docker');
    await expect(rows(page).first()).toBeVisible();
    await expect(dialog(page).getByText(text.noResultsScreen.suggestedQueryText)).toBeHidden();
    await field(page).selectText();
    await field(page).pressSequentially('qqzzvvkkw', { delay: 60 });
    await expect(dialog(page).getByText(text.noResultsScreen.suggestedQueryText)).toBeVisible();
    await field(page).fill('');
    await expect(dialog(page).getByText(text.noResultsScreen.suggestedQueryText)).toBeHidden();
    await field(page).fill('<zzqx wqqz=kkzx>');
    await expect(none).toContainText(text.noResultsScreen.reportMissingResultsText);
    await expect(
      none.getByRole('link', { name: text.noResultsScreen.reportMissingResultsLinkText }),
    ).toHaveAttribute('href', /issues\/new\?title=%3Czzqx/);
  });
}

test('opens by button and shortcuts, loads nothing before, gives the focus back', async ({ page }) => {
  const site = await watchSite(page);
  await open(page, '/blog/Awk');
  const loaded = site.scripts();
  await button(page).focus();
  await expect.poll(site.scripts).toBeGreaterThan(loaded);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue('/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();

  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();

  // A letter on the focused button begins the query.
  await button(page).focus();
  await page.keyboard.press('d');
  await expect(field(page)).toHaveValue('d');
  await expect(button(page).locator('kbd')).toHaveAttribute('data-keys', /⌘K|Ctrl K/);
  site.expectQuiet();
});

/** Holds back DocSearch's script. */
async function holdDialog(page: Page): Promise<{ release: () => void; fail: () => void }> {
  let decide: (isThere: boolean) => void = () => undefined;
  const decision = new Promise<boolean>((resolve) => (decide = resolve));
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isDialog = (await response.text()).includes('DocSearch-Modal');
    if (isDialog && !(await decision)) await route.abort();
    else await route.fulfill({ response });
  });
  return { release: () => decide(true), fail: () => decide(false) };
}

test('takes letters typed on the button before the dialog is there', async ({ page }) => {
  const { release } = await holdDialog(page);
  await open(page, '/en/blog/Awk');
  await button(page).focus();
  await page.keyboard.type('docker');
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('docker');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('dockers');
});

test('leads to the search page when the dialog does not come', async ({ page }) => {
  const { fail } = await holdDialog(page);
  await open(page, '/en/');
  await button(page).focus();
  await page.keyboard.type('docker');
  fail();
  await expect(page).toHaveURL(/\/en\/search\?q=docker$/);
  await expect(dialog(page)).toBeHidden();
});

test('finds also where the browser forbids storage', { tag: '@both' }, async ({ page }) => {
  const messages = complaints(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
  });
  await open(page, '/en/blog/Awk');
  await ask(page, 'restore drill');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/en\/blog\/BackupDrill/);
  await ask(page, 'docker');
  expect(messages.filter((message) => !message.includes('Local storage is not available'))).toEqual([]);
});

test('no page loads the search before it is wanted', async ({ page }) => {
  const site = await watchSite(page);
  await open(page, '/en/docs/SQL/NF');
  await page.mouse.move(600, 500);
  await page.waitForLoadState('networkidle');
  expect(site.requests.filter((address) => address.includes('search-index'))).toEqual([]);
});

test('waits for a composition, and leaves its keys alone', async ({ page }) => {
  const site = await watchSite(page);
  await open(page, '/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  const ime = await composeText(page);
  await ime.compose('b', 'bei', "bei'fen");
  await expect(field(page)).toHaveValue("bei'fen");
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toHaveValue("bei'fen");
  // The directory comes with the dialog; what a query asks for lies in its folder.
  expect(site.requests.filter((address) => address.includes('search-index/zh-Hans/'))).toEqual([]);
  await ime.compose("bei'fen");
  await ime.commit('备份');
  await expect(field(page)).toHaveValue('备份');
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).first().locator('mark').first()).toHaveText('备份');
  // While the next word is composed, the results stay.
  const before = await rows(page).allTextContents();
  await ime.compose('y', "yan'lian");
  await expect(field(page)).toHaveValue("备份yan'lian");
  expect(await rows(page).allTextContents()).toEqual(before);
  await ime.commit('演练');
  await expect(field(page)).toHaveValue('备份演练');
  await expect(rows(page).first()).toContainText('演练');
});

test('arrows go round, modifiers keep the dialog, recents and favourites stay', async ({ page, context }) => {
  const text = enModal;
  await open(page, '/en/');
  await ask(page, 'reverse proxy');
  await field(page).press('ArrowUp');
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  const second = rows(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const href = (await second.locator('a').getAttribute('href')) ?? '';

  const opened = context.waitForEvent('page');
  await rows(page)
    .last()
    .locator('a')
    .click({ modifiers: ['Control'] });
  await (await opened).close();
  await expect(dialog(page)).toBeVisible();

  await second.locator('a').click();
  await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
  // The bar is away at an address with an anchor.
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const recents = dialog(page).locator('.DocSearch-Hits', {
    hasText: text.startScreen.recentSearchesTitle,
  });
  await expect(recents.locator('.DocSearch-Hit')).toHaveCount(2);
  await recents.locator('.DocSearch-Hit').first().hover();
  await recents
    .locator('.DocSearch-Hit')
    .first()
    .getByTitle(text.startScreen.saveRecentSearchButtonTitle)
    .click();
  const favorites = dialog(page).locator('.DocSearch-Hits', {
    hasText: text.startScreen.favoriteSearchesTitle,
  });
  await expect(favorites.locator('.DocSearch-Hit')).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(favorites.locator('.DocSearch-Hit')).toHaveCount(1);
  await expect(recents.locator('.DocSearch-Hit')).toHaveCount(1);
});

test('a deployment while the page is open costs one more request', async ({ page }) => {
  await open(page, '/en/');
  let directories = 0;
  await page.route('**/search-index/en.json', async (route) => {
    directories += 1;
    const response = await route.fetch();
    const directory = (await response.json()) as { folder: string };
    await route.fulfill({
      response,
      json: directories > 1 ? directory : { ...directory, folder: 'replaced' },
    });
  });
  await ask(page, 'firewall');
  await expect.poll(() => directories).toBe(2);
});

test('leads to the page of all results', { tag: '@both' }, async ({ page }) => {
  await open(page, '/en/');
  await ask(page, 'nginx');
  const all = dialog(page).locator('.DocSearch-HitsFooter').getByRole('link');
  await expect(all).toContainText(/\d+ results/);
  await all.click();
  await expect(page).toHaveURL(/\/en\/search\?q=nginx$/);
  await expect(page.locator('h1')).toHaveText(MESSAGES.en.search.headingFor.replace('{{query}}', 'nginx'));
});

test('axe finds nothing in the open dialog', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/');
  await ask(page, 'docker');
  // DocSearch's options are links, so that they can be opened in new tabs.
  const options = { rules: { 'nested-interactive': { enabled: false } } };
  for (const mode of MODES) {
    await setMode(page, mode);
    expect(await axeViolations(page, options, '.search-modal'), mode).toEqual([]);
  }
});
