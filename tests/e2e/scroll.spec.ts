import { expect, test, type Page } from '../support/test';
import { addressOf, follow, scrollTop } from '../support/navigation';
import { hydrated, open, scrollTo } from '../support/site-page';

/** Where a page is scrolled to. Unit tests have the rule (`scroll.test.ts`); here the browser and the router apply it. */

const LONG = '/docs/React/Issue/Authentication';
const OTHER = '/blog/PythonAsyncIO';

const near = (page: Page, wanted: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - wanted)).toBeLessThanOrEqual(2);

const atTarget = (page: Page, id: string) =>
  expect
    .poll(() => page.locator(`#${id}`).evaluate((target) => Math.abs(target.getBoundingClientRect().top)))
    .toBeLessThan(120);

/** Waits for the page of an address. */
async function arrive(page: Page, address: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(address);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${address.replace(/[?#].*/, '')}$`),
  );
}

/** Scrolls as a reader does, and waits until Gatsby has stored the position. */
async function read(page: Page, top: number): Promise<void> {
  await scrollTo(page, top);
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).map(Number)))
    .toContain(await page.evaluate(() => window.scrollY));
}

test(
  'links lead to the top or to the target; back and forward to where the reader was',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, LONG);
    await read(page, 900);
    await follow(page, OTHER);
    await arrive(page, OTHER);
    await near(page, 0);
    await read(page, 1200);
    await follow(page, `${LONG}#lock`);
    await arrive(page, `${LONG}#lock`);
    await atTarget(page, 'lock');
    await read(page, 400);
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
  },
);

test(
  'back from an anchor leads to where the reader was, also to the top of a page never scrolled',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, LONG);
    await follow(page, '#lock');
    await arrive(page, `${LONG}#lock`);
    await atTarget(page, 'lock');
    await page.goBack();
    await arrive(page, LONG);
    await near(page, 0);
    // Another page in between: the anchor and the top of its page are two places.
    await page.goForward();
    await arrive(page, `${LONG}#lock`);
    await read(page, 500);
    await follow(page, OTHER);
    await arrive(page, OTHER);
    await page.goBack();
    await arrive(page, `${LONG}#lock`);
    await near(page, 500);
    await page.goBack();
    await arrive(page, LONG);
    await near(page, 0);
  },
);

test('a change of the query alone, a reload and a missing target', { tag: '@both' }, async ({ page }) => {
  await open(page, LONG);
  await read(page, 700);
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
  await read(page, 250);
  await page.reload();
  await hydrated(page);
  await near(page, 250);
});

test('after a reload, back and forward still know the places', { tag: '@both' }, async ({ page }) => {
  await open(page, LONG);
  await read(page, 800);
  await follow(page, OTHER);
  await arrive(page, OTHER);
  await read(page, 500);
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

test(
  'a text stands still from the moment it appears, in both languages',
  { tag: '@both' },
  async ({ page }) => {
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
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        address.startsWith('/en') ? 'en' : 'zh-Hans',
      );
    }
    // Shifts are reported with the frame after them.
    await scrollTo(page, 0);
    expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([]);
  },
);
