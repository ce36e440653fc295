import { expect, test, type Page } from '../support/test';
import { hydrated, open, scrollTo } from '../support/site-page';

/** The bar as readers scroll; at which position it hides and returns, `useFloatingParts.test.ts` asks. */

/** A long page with headings, links and a table of contents. */
const LONG = '/docs/SQL/NF';

const bar = (page: Page) => page.locator('header').first();
/** A control of the bar on every device. */
const control = (page: Page) => bar(page).getByRole('link').first();

/** The last scroll position, which changes as parts of the page are laid out for the first time. */
const lastY = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

async function hide(page: Page): Promise<void> {
  await scrollTo(page, 300);
  await scrollTo(page, 900);
  await expect(control(page)).not.toBeInViewport();
}

test(
  'the bar hides on the way down; the way up, focus and another page bring it back',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/docs/Docker/Build');
    await expect(control(page)).toBeInViewport();
    await hide(page);
    await scrollTo(page, 800);
    await expect(control(page)).toBeInViewport();
    await hide(page);
    await control(page).focus();
    await expect(control(page)).toBeInViewport();
    await hide(page);
    const link = page.locator('main a[href^="/docs/Docker/"]').last();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(page).not.toHaveURL(/Build$/);
    await expect(control(page)).toBeInViewport();
  },
);

test('an address with an anchor starts without the bar', { tag: '@both' }, async ({ page }) => {
  await open(page, `${LONG}#bcnf`);
  await expect(page.locator('#bcnf')).toBeInViewport();
  await expect(control(page)).not.toBeInViewport();
});

test('a jump to an anchor hides the bar, also upwards', { tag: '@both' }, async ({ page }) => {
  await open(page, LONG);
  await page.evaluate(() => {
    window.location.hash = 'bcnf';
  });
  await expect(control(page)).not.toBeInViewport();
  await scrollTo(page, (await lastY(page)) - 300);
  await scrollTo(page, (await lastY(page)) - 400);
  await expect(control(page)).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '1nf';
  });
  await expect(page.locator('[id="1nf"]')).toBeInViewport();
  await expect(control(page)).not.toBeInViewport();
});

test('the bar never covers what the keyboard goes to', { tag: '@both' }, async ({ page }) => {
  await open(page, '/docs/Docker/Build');
  await scrollTo(page, await lastY(page));
  // Up to the first control of the text, with the bar shown before half of the steps.
  for (let step = 0; step < 40; step++) {
    if (step % 2 === 1) await page.mouse.wheel(0, -20);
    await page.keyboard.press('Shift+Tab');
    const covered = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        const header = document.querySelector('header');
        if (!element || !header || header.contains(element) || element === document.body) return null;
        const { top } = element.getBoundingClientRect();
        return top < header.getBoundingClientRect().bottom - 1 ? element.outerHTML.slice(0, 100) : null;
      });
    await expect.poll(covered, `step ${String(step)}`).toBeNull();
  }
});

test('the bar moves without a transition for readers who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, LONG);
  const duration = await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(parseFloat(duration)).toBeLessThanOrEqual(0.001);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar stays and every item can be reached', { tag: '@both' }, async ({ page }) => {
    await page.goto('/en/blog');
    for (const name of ['Archieve', 'Snippets', 'Blogs']) {
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await bar(page).getByRole('button', { name: 'About' }).focus();
    await expect(bar(page).getByRole('link', { name: 'Update log' })).toBeVisible();
  });
});

test('items lead where they say, and the current area is marked', async ({ page }) => {
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
