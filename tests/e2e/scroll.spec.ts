import { expect, test, type Page } from '../support/test';
import { addressOf, follow, scrollTop } from '../support/navigation';
import { hydrated, open, scrollTo } from '../support/site-page';

/** Where a page is scrolled to, on phone and desktop. */

const LONG = '/docs/React/Issue/Authentication';
const OTHER = '/blog/PythonAsyncIO';

const near = (page: Page, wanted: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - wanted)).toBeLessThanOrEqual(2);

/** Top edge of an element in the window. */
const edgeOf = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

const atTarget = (page: Page, id: string) =>
  expect.poll(async () => Math.abs(await edgeOf(page, id))).toBeLessThan(120);

/** Waits for the page of an address. */
async function arrive(page: Page, address: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(address);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${address.replace(/[?#].*/, '')}$`),
  );
}

test('links lead to the top or to the target; back and forward to where the reader was', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 900);
  await follow(page, OTHER);
  await arrive(page, OTHER);
  await near(page, 0);
  await scrollTo(page, 1200);
  await follow(page, `${LONG}#lock`);
  await arrive(page, `${LONG}#lock`);
  await atTarget(page, 'lock');
  await scrollTo(page, 400);
  await page.goBack();
  await arrive(page, OTHER);
  await near(page, 1200);
  await page.goBack();
  await arrive(page, LONG);
  await near(page, 900);
  await page.goForward();
  await arrive(page, OTHER);
  await near(page, 1200);
  // Where the reader was on the way, not the target of the hash.
  await page.goForward();
  await arrive(page, `${LONG}#lock`);
  await near(page, 400);
});

test('places are kept once: the router has none of its own', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 900);
  await follow(page, OTHER);
  await arrive(page, OTHER);
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.filter((key) => key.startsWith('@@'))).toEqual([]);
});

test('anchors on the page, and back over them', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 300);
  await follow(page, '#lock');
  await atTarget(page, 'lock');
  // The page may still settle around it.
  let target = -1;
  await expect
    .poll(
      async () => {
        const before = target;
        target = await scrollTop(page);
        return target === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  expect(target).toBeGreaterThan(300);
  await follow(page, OTHER);
  await arrive(page, OTHER);
  await near(page, 0);
  await page.goBack();
  await arrive(page, `${LONG}#lock`);
  await near(page, target);
  await page.goBack();
  await arrive(page, LONG);
  await near(page, 300);
});

test('a change of the query alone, a reload and a missing target', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 700);
  await follow(page, `${LONG}?a=1`);
  await arrive(page, `${LONG}?a=1`);
  await near(page, 700);
  await page.reload();
  await hydrated(page);
  await near(page, 700);
  await follow(page, `${OTHER}#nothing-of-that-name`);
  await arrive(page, `${OTHER}#nothing-of-that-name`);
  await near(page, 0);
  // A reload keeps the place also where the address names another one.
  await open(page, `${LONG}#lock`);
  await atTarget(page, 'lock');
  await scrollTo(page, 250);
  await page.reload();
  await hydrated(page);
  await near(page, 250);
});

test('after a reload, back and forward still know the places', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 800);
  await follow(page, OTHER);
  await arrive(page, OTHER);
  await scrollTo(page, 500);
  await page.reload();
  await hydrated(page);
  await near(page, 500);
  await page.goBack();
  await arrive(page, LONG);
  await near(page, 800);
  await page.goForward();
  await arrive(page, OTHER);
  await near(page, 500);
});

test('another language starts at the top, or at the same part', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 800);
  await follow(page, `/en${LONG}`);
  await arrive(page, `/en${LONG}`);
  await near(page, 0);
  await follow(page, `${LONG}#lock`);
  await arrive(page, `${LONG}#lock`);
  await atTarget(page, 'lock');
});

test('a text stands still from the moment it appears, in both languages', async ({ page }) => {
  await open(page, LONG);
  await page.evaluate(() => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources)
          if (node?.parentElement?.closest('main')) shifted.push(`${location.pathname} ${node.nodeName}`);
    }).observe({ type: 'layout-shift' });
  });
  for (const address of [OTHER, `/en${OTHER}`, `/en${LONG}#lock`, LONG]) {
    await follow(page, address);
    await arrive(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', address.startsWith('/en') ? 'en' : 'zh-Hans');
  }
  // Shifts are reported with the frame after them.
  await scrollTo(page, 0);
  expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
});
