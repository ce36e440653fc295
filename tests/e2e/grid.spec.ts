import { expect, test } from '../support/test';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { LANGUAGES, open } from '../support/site-page';

/** Where things stand on wide screens: what a stranger saw to be out of line must not come back. */

test.describe.configure({ mode: 'default' });

for (const { lang, prefix } of LANGUAGES) {
  test(`titles of all kinds of page stand at one of two edges (${lang}) @desktop`, async ({ page }) => {
    test.setTimeout(90_000);
    const edges = { 'with a sidebar': new Set<number>(), without: new Set<number>() };
    for (const address of Object.values(PAGE_KINDS)) {
      await page.goto(prefix + address);
      const { left, hasSidebar } = await page.evaluate(() => {
        const title = document.querySelector('main h1');
        if (!title) throw new Error('no title');
        return {
          left: Math.round(title.getBoundingClientRect().left),
          hasSidebar: document.querySelector('aside, nav[class*="sidebar"]')
            ? title.getBoundingClientRect().left > 300
            : false,
        };
      });
      edges[hasSidebar ? 'with a sidebar' : 'without'].add(left);
    }
    expect([...edges['with a sidebar']]).toHaveLength(1);
    expect([...edges.without]).toHaveLength(1);
  });
}

test('the drawing of the home page is whole on the widest screens @desktop', async ({ page }) => {
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1440 });
    await page.goto('/');
    const cut = await page.evaluate(() => {
      const svg = document.querySelector('main > div svg[preserveAspectRatio]');
      if (!(svg instanceof SVGSVGElement)) throw new Error('no drawing');
      const box = svg.getBoundingClientRect();
      const { width: drawn, height } = svg.viewBox.baseVal;
      // Cropped to fill its box: what its width asks for, less what the box has.
      return (box.width * height) / drawn - box.height;
    });
    expect(cut, `${String(width)} px`).toBeLessThan(2);
  }
});

test('code in a table is not broken inside a word @desktop', async ({ page }) => {
  await open(page, '/docs/SQL/NF');
  const lines = await page.evaluate(() => {
    const prose = document.querySelector('main .prose');
    if (!prose) throw new Error('no text');
    prose.insertAdjacentHTML(
      'beforeend',
      `<div class="table-scroll" style="width: 12rem"><table><tbody><tr><td><code>/files/tide-tables-2024.pdf</code></td><td>${'words '.repeat(20)}</td></tr></tbody></table></div>`,
    );
    return prose.querySelector('.table-scroll:last-child code')?.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a suggested page does not touch the field below it @desktop', async ({ page }) => {
  await open(page, '/en/docs/Docker/Bulid');
  const suggestion = page.getByRole('status').filter({ has: page.getByRole('link') });
  await expect(suggestion).toBeVisible();
  const field = await page.locator('main input').boundingBox();
  const box = await suggestion.boundingBox();
  expect((field?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(12);
});

test('English is set in a Latin font before a Chinese one @desktop', async ({ page }) => {
  await open(page, '/en/docs/SQL/NF');
  const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(families.indexOf('Liberation Sans')).toBeGreaterThan(0);
  expect(families.indexOf('Liberation Sans')).toBeLessThan(families.indexOf('Noto Sans CJK SC'));
});
