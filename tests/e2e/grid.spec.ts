import { expect, test } from '../support/test';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { open } from '../support/site-page';

/** Where things stand on wide screens: what a stranger saw to be out of line must not come back. */

test('titles of all kinds of page stand at one of two edges', async ({ page }) => {
  const edges = new Map<number, string[]>();
  for (const [kind, address] of Object.entries(PAGE_KINDS)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const left = await page.evaluate(() =>
      Math.round(document.querySelector('main h1')?.getBoundingClientRect().left ?? -1),
    );
    edges.set(left, [...(edges.get(left) ?? []), kind]);
  }
  expect(edges.size, JSON.stringify([...edges])).toBe(2);
  const [inner, outer] = [...edges].sort(([a], [b]) => b - a).map(([, kinds]) => kinds);
  expect(inner).toEqual(expect.arrayContaining(['list', 'post', 'archive', 'category', 'doc']));
  expect(outer).toEqual(expect.arrayContaining(['home', 'about', 'search', 'docs-tags', 'not-found']));
});

test('the drawing of the home page is whole on the widest screens', async ({ page }) => {
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

test('code in a table is not broken inside a word', async ({ page }) => {
  await open(page, '/docs/SQL/NF');
  const lines = await page.evaluate(() => {
    const prose = document.querySelector('main .prose');
    if (!prose) throw new Error('no text');
    prose.insertAdjacentHTML(
      'beforeend',
      `<div class="table-scroll" style="width: 12rem"><table><tbody><tr><td><code>https_example_org_files_tidetables</code></td><td>${'words '.repeat(20)}</td></tr></tbody></table></div>`,
    );
    return prose.querySelector('.table-scroll:last-child code')?.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a suggested page does not touch the field below it', async ({ page }) => {
  await open(page, '/en/docs/Docker/Bulid');
  const suggestion = page.getByRole('status').filter({ has: page.getByRole('link') });
  await expect(suggestion).toBeVisible();
  const field = await page.locator('main input').boundingBox();
  const box = await suggestion.boundingBox();
  expect((field?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(12);
});

test('English is set in a Latin font before a Chinese one', async ({ page }) => {
  await open(page, '/en/docs/SQL/NF');
  const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(families.indexOf('Liberation Sans')).toBeGreaterThan(0);
  expect(families.indexOf('Liberation Sans')).toBeLessThan(families.indexOf('Noto Sans CJK SC'));
});
