import { expect, test, type Page } from '../support/test';
import { hydrated, LANGUAGES_WITH_MODE, open, preferMode, scrollTo } from '../support/site-page';

/** A long page with headings, links and a table of contents. */
const LONG = '/docs/SQL/NF';

const bar = (page: Page) => page.locator('header').first();

/** Where the bottom edge of the bar comes to rest; 0 or less is out of sight. */
const barBottom = (page: Page) =>
  bar(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
    return element.getBoundingClientRect().bottom;
  });

async function expectShown(page: Page, isShown: boolean): Promise<void> {
  if (isShown) await expect.poll(() => barBottom(page)).toBeGreaterThan(40);
  else await expect.poll(() => barBottom(page)).toBeLessThanOrEqual(0);
}

const barHeight = (page: Page) => bar(page).evaluate((element) => element.getBoundingClientRect().height);

const lastY = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

for (const { lang, prefix, mode } of LANGUAGES_WITH_MODE) {
  test(`the bar hides past its own height and returns on the way up (${lang}, ${mode})`, async ({ page }) => {
    await preferMode(page, mode);
    await open(page, prefix + LONG);
    const height = await barHeight(page);
    await expectShown(page, true);
    await scrollTo(page, 10);
    await scrollTo(page, height - 1);
    await expectShown(page, true);
    await scrollTo(page, height);
    await expectShown(page, false);
    await scrollTo(page, 900);
    await expectShown(page, false);
    await scrollTo(page, 899);
    await expectShown(page, true);
    await scrollTo(page, 1000);
    await expectShown(page, false);
    await scrollTo(page, 0);
    await expectShown(page, true);
  });
}

test('a bounce at the very bottom does not bring the bar back, scrolling up does', async ({ page }) => {
  await open(page, LONG);
  const height = await barHeight(page);
  const last = await lastY(page);
  await scrollTo(page, last - 500);
  await scrollTo(page, last);
  await expectShown(page, false);
  await scrollTo(page, last - height);
  await expectShown(page, false);
  await scrollTo(page, last - height - 1);
  await expectShown(page, true);
});

test('an address with an anchor starts without the bar', async ({ page }) => {
  await open(page, `${LONG}#bcnf`);
  await expectShown(page, false);
  await expect(page.locator('#bcnf')).toBeInViewport();
});

test('a jump to an anchor hides the bar, also upwards', async ({ page }) => {
  await open(page, LONG);
  await page.evaluate(() => {
    window.location.hash = 'bcnf';
  });
  await expectShown(page, false);
  await scrollTo(page, (await lastY(page)) - 300);
  await scrollTo(page, (await lastY(page)) - 400);
  await expectShown(page, true);
  await page.evaluate(() => {
    window.location.hash = '1nf';
  });
  await expect(page.locator('[id="1nf"]')).toBeInViewport();
  await expectShown(page, false);
});

test('focus inside brings the bar back', async ({ page }) => {
  await open(page, LONG);
  await scrollTo(page, 300);
  await scrollTo(page, 900);
  await expectShown(page, false);
  await bar(page).locator('a').first().focus();
  await expectShown(page, true);
});

test('another page brings the bar back', async ({ page }) => {
  await open(page, '/docs/Docker/Build');
  await scrollTo(page, 300);
  await scrollTo(page, 900);
  await expectShown(page, false);
  const link = page.locator('main a[href^="/docs/Docker/"]').last();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).not.toHaveURL(/Build$/);
  await expectShown(page, true);
});

test('the bar moves without a transition for readers who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, LONG);
  const duration = await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(parseFloat(duration)).toBeLessThanOrEqual(0.001);
});

test('without scripts the bar stays and every item can be reached', async ({ browser, baseURL }, {
  project,
}) => {
  const context = await browser.newContext({
    ...project.use,
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/en/blog');
  for (const name of ['Archieve', 'Snippets', 'Blogs']) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await bar(page).getByRole('button', { name: 'About' }).focus();
  await expect(bar(page).getByRole('link', { name: 'Update log' })).toBeVisible();
  await context.close();
});

test('items lead where they say, and the current area is marked', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/en/');
  const main = page.getByRole('navigation', { name: 'Main', exact: true });
  const items = ['Archieve', 'Snippets', 'Blogs'];
  await expect(main.getByRole('list').first().getByRole('link')).toHaveText(items);
  for (const [name, address] of [
    ['Archieve', /\/en\/docs(\/|$)/],
    ['Snippets', /\/en\/docs\/Snippets\//],
    ['Blogs', /\/en\/blog$/],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await hydrated(page);
    await expect(main.locator('[aria-current]:visible')).toHaveText([name]);
  }
  const repository = main.getByRole('link', { name: /Source repository/ });
  await expect(repository).toHaveAttribute('target', '_blank');
  await expect(repository).toHaveAttribute('rel', 'noopener noreferrer');
});
