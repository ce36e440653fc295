import { expect, test } from '../support/test';
import enLabels from '../../src/i18n/locales/en/content.json';
import zhLabels from '../../src/i18n/locales/zh-Hans/content.json';
import { follow } from '../support/navigation';
import { LANGUAGES, open, scrollTo } from '../support/site-page';

/** What authors' parts do when readers use them: tabs, folded sections, links. The sheet shows each. */

const SHEET = '/en/test2/';
const LABELS = { 'zh-Hans': zhLabels, en: enLabels };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('code has no buttons, every tab shows, sections open', async ({ page }) => {
    await page.goto(SHEET);
    await expect(page.locator('figure.code').first()).toBeVisible();
    await expect(page.locator('.code-button:visible')).toHaveCount(0);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByText('The anemones are under water.')).toBeVisible();
    await expect(page.getByText('The pools are open.')).toBeVisible();
    await page.getByText('What is in the pool').click();
    await expect(page.getByText('Barnacles, anemones and one hermit crab.')).toBeVisible();
  });
});

test('tabs of a group switch together, in another window too, and are remembered', async ({
  page,
  context,
}) => {
  await open(page, SHEET);
  const other = await context.newPage();
  await open(other, SHEET);
  const [first, second] = [page.getByRole('tablist').nth(1), page.getByRole('tablist').nth(2)];
  const low = first.getByRole('tab', { name: 'Low water' });
  await expect(first.getByRole('tab', { name: 'High water' })).toHaveAttribute('aria-selected', 'true');

  await low.click();
  await expect(low).toHaveAttribute('aria-selected', 'true');
  await expect(second.getByRole('tab', { name: 'Low water' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('The pools are open.')).toBeVisible();
  await expect(page.getByText('The anemones are under water.')).toBeHidden();
  await expect(other.getByText('The pools are open.')).toBeVisible();
  await expect(other.getByText('Good for the pools.')).toBeVisible();
  await expect(page).toHaveURL(/\?tide=low$/);
  await expect(other).toHaveURL(/test2\/$/);

  await other.reload();
  await expect(other.getByText('The pools are open.')).toBeVisible();
});

test('the address says which tab comes first, and keeps what else it says', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tidepool.tab.tide', 'high'));
  await open(page, `${SHEET}?a=1&tide=low#tabs`);
  await expect(page.getByText('The pools are open.')).toBeVisible();
  await page.getByRole('tab', { name: 'High water' }).first().click();
  await expect(page).toHaveURL(/\?a=1&tide=high#tabs$/);
  await open(page, `${SHEET}?tide=none`);
  await expect(page.getByText('The anemones are under water.')).toBeVisible();
});

test('tabs are used from the keyboard', async ({ page }) => {
  await open(page, SHEET);
  const list = page.getByRole('tablist').nth(1);
  const [high, low] = [list.getByRole('tab').first(), list.getByRole('tab').last()];
  await high.focus();
  await page.keyboard.press('ArrowRight');
  await expect(low).toBeFocused();
  await expect(low).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(high).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(low).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').filter({ hasText: 'The pools are open.' })).toBeFocused();
});

test('a tab stays under the pointer when what is above it changes its height', async ({ page }) => {
  await open(page, SHEET);
  const second = page.getByRole('tablist').nth(2).getByRole('tab', { name: 'Low water' });
  await second.scrollIntoViewIfNeeded();
  const top = () => second.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  const scrolled = await page.evaluate(() => window.scrollY);
  await second.click();
  await expect(page.getByText('Barnacles everywhere: walk slowly.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test('links to anchors open the tabs and sections around them', async ({ page }) => {
  await open(page, `${SHEET}#low-line`);
  await expect(page.getByRole('heading', { name: 'The low water line' })).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = 'crab';
  });
  await expect(page.getByText('In a shell somebody left.')).toBeInViewport();
  await expect(page.locator('.prose details[open]')).toHaveCount(2);
});

test('links from other pages open what is around their target, and go there', async ({ page }) => {
  const distance = (id: string) =>
    page.evaluate((name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? NaN), id);
  for (const [hash, closed] of [
    ['crab', page.getByText('In a shell somebody left.')],
    ['low-line', page.getByRole('heading', { name: 'The low water line' })],
  ] as const) {
    await open(page, '/en/blog/Awk');
    await follow(page, `${SHEET}#${hash}`);
    await expect(closed).toBeInViewport();
    await expect.poll(() => distance(hash)).toBeLessThan(120);
  }
});

test('a chosen tab in the address leaves the bar and the places of the history alone', async ({ page }) => {
  await open(page, `${SHEET}#low-line`);
  const target = page.getByRole('heading', { name: 'The low water line' });
  await expect(target).toBeInViewport();
  await page.getByRole('tab', { name: 'High water' }).first().click();
  await expect(page).toHaveURL(/tide=high/);
  // The bar still sees readers scroll.
  const bar = page.getByRole('banner').getByRole('link').first();
  await scrollTo(page, 300);
  await scrollTo(page, 900);
  await expect(bar).not.toBeInViewport();
  await scrollTo(page, 600);
  await expect(bar).toBeInViewport();
  // Back leads there, and not to the target of the address, whose tab opens again.
  await follow(page, '/en/blog/Awk');
  await expect(page).toHaveURL(/Awk$/);
  await page.goBack();
  await expect(target).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 600))).toBeLessThan(3);
});

test('sections are opened and closed one by one', async ({ page }) => {
  await open(page, SHEET);
  const outer = page.locator('.prose details').first();
  const inner = outer.locator('details');
  await page.getByText('What is in the pool').click();
  await expect(outer).toHaveAttribute('open');
  await expect(inner).not.toHaveAttribute('open');
  await page.getByText('Where the crab lives').click();
  await expect(page.getByText('In a shell somebody left.')).toBeVisible();
  await page.getByText('Where the crab lives').click();
  await expect(page.getByText('In a shell somebody left.')).toBeHidden();
  await expect(outer).toHaveAttribute('open');
  await page.getByText('What is in the pool').dblclick();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('');
});

test('the browser’s search finds what is hidden', async ({ page }) => {
  await open(page, SHEET);
  const panel = page
    .getByRole('tabpanel', { includeHidden: true })
    .filter({ hasText: 'The pools are open.' });
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.dispatchEvent('beforematch');
  await expect(panel).toBeVisible();
});

for (const { lang, prefix } of LANGUAGES) {
  test(`links say where they lead (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/test2/`);
    const { link, opensInNewTab } = LABELS[lang];
    const links = page.locator('#links + p a');
    const tips = links.locator('.link-icon');
    await expect(tips).toHaveCount(4);
    expect(await tips.evaluateAll((icons) => icons.map((icon) => icon.getAttribute('title')))).toEqual([
      link.external,
      link.anchor,
      link.internal,
      link.resource,
    ]);
    const outside = lang === 'en' ? 'Outside' : '站外';
    await expect(links.first()).toHaveAccessibleName(new RegExp(`^${outside} ?${link.external} ?[\\s\\S]*`));
    await expect(links.first()).toHaveAccessibleName(new RegExp(opensInNewTab.replace(/[()]/g, '\\$&')));
    await expect(links.nth(2)).toHaveAccessibleName(lang === 'en' ? 'on this site' : '站内');
    await expect(links.last().locator('.link-icon')).toHaveCount(0);
    // An icon never starts a line of its own.
    const alone = await page.locator('.link-icon').evaluateAll(
      (icons) =>
        icons.filter((icon) => {
          const text = icon.previousSibling;
          if (!text) return false;
          const range = document.createRange();
          range.selectNodeContents(text);
          const last = [...range.getClientRects()].at(-1);
          return last !== undefined && icon.getBoundingClientRect().top > last.bottom - 2;
        }).length,
    );
    expect(alone).toBe(0);
  });
}

test('a file beside a document is downloaded under its own name', async ({ page }) => {
  await open(page, SHEET);
  const link = page.getByRole('link', { name: 'a tide table' });
  await expect(link).toHaveAttribute('href', /^\/static\/[0-9a-f]+\/tides\.csv$/);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('tides.csv');
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await response.text()).toMatch(/^hour,height\n/);
  expect(response.headers()['cache-control']).toContain('immutable');
  await expect(page).toHaveURL(new RegExp(`${SHEET}$`));
});

test('lines of Chinese text join without spaces', async ({ page }) => {
  await open(page, '/test2/');
  await expect(page.locator('#cjk + p')).toHaveText(
    '源码里的这一段，每行都断开了，强调，紧挨着“引号”和 English 之间的空隙也对。',
  );
  await expect(page.locator('#cjk + p')).toHaveCSS('text-autospace', 'normal');
});

test('the furniture does not react to the scroll of a tab', async ({ page }) => {
  await open(page, SHEET);
  const second = page.getByRole('tablist').nth(2);
  await second.getByRole('tab', { name: 'Low water' }).click();
  await scrollTo(page, 1500);
  await scrollTo(page, 1400);
  const bar = page.locator('header').first();
  await expect(bar).toBeInViewport();
  await second.getByRole('tab', { name: 'High water' }).click();
  await second.getByRole('tab', { name: 'Low water' }).click();
  await expect(bar).toBeInViewport();
});
