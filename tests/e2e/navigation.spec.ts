import { expect, test, type Page } from '../support/test';
import {
  addressOf,
  dataOf,
  expectSameDocument,
  follow,
  hold,
  markDocument,
  pretendConnection,
} from '../support/navigation';
import { LANGUAGES, open, openAndStop } from '../support/site-page';

/** What happens between pages: loading ahead, the line, who wins, what screen readers hear, which form an address has. */

/** Paths of page data the page asks for, from now on. */
function requestedPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const path = /\/page-data(\/.*)\/page-data\.json/.exec(request.url())?.[1];
    if (path !== undefined) paths.push(path);
  });
  return paths;
}

test('a link pressed with Control or the middle button opens in a new tab', async ({ context, page }) => {
  await open(page, '/blog');
  const link = page.locator('main h2 a').first();
  for (const options of [{ modifiers: ['Control'] }, { button: 'middle' }] satisfies Parameters<
    typeof link.click
  >[0][]) {
    const opened = context.waitForEvent('page');
    await link.click(options);
    // It stays open: closing a tab that is being loaded may hang the browser.
    await (await opened).waitForLoadState();
  }
  await expect(page).toHaveURL('/blog');
});

test.describe('loading ahead', () => {
  test('loads a page when the pointer or the focus is on its link, and then needs no network', async ({
    page,
  }) => {
    const requested = requestedPages(page);
    await open(page, '/blog');
    const link = page.getByRole('banner').getByRole('link', { name: '片段' });
    await link.hover();
    await expect.poll(() => requested).toContain('/docs/Snippets/Intro');
    await page.locator('main h2 a').nth(1).focus();
    const href = (await page.locator('main h2 a').nth(1).getAttribute('href')) ?? '';
    await expect.poll(() => requested).toContain(href);
  });

  test('loads a page when a finger touches its link', async ({ page }) => {
    const requested = requestedPages(page);
    await open(page, '/blog');
    const link = page.locator('main h2 a').nth(2);
    await link.dispatchEvent('touchstart');
    await expect.poll(() => requested).toContain((await link.getAttribute('href')) ?? '');
  });

  for (const connection of [
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '4g', saveData: true },
  ]) {
    test(`does nothing ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.clock.install();
      await pretendConnection(page, connection);
      const requested = requestedPages(page);
      await open(page, '/blog');
      const link = page.locator('main h2 a').nth(1);
      await link.hover();
      await link.dispatchEvent('touchstart');
      await link.focus();
      await page.clock.runFor(20_000);
      // The page itself asks for its own.
      expect(requested.filter((path) => path !== '/blog')).toEqual([]);
      // Following it is another matter.
      await link.click();
      await expect(page).not.toHaveURL(/\/blog$/);
      expect(requested).toContain(new URL(page.url()).pathname);
    });
  }
});

test.describe('the line at the top', () => {
  test('comes 200 ms after leaving for another page and goes when it is there', async ({ page }) => {
    await openAndStop(page, '/blog/Awk');
    const release = await hold(page, dataOf('/docs/SQL/NF'));
    const html = page.locator('html');
    await follow(page, '/docs/SQL/NF');
    await page.clock.runFor(199);
    expect(await html.getAttribute('data-navigating')).toBeNull();
    await expect(page.locator('h1')).toContainText('Awk');
    await page.clock.runFor(1);
    await expect(html).toHaveAttribute('data-navigating', '');
    await release();
    await page.clock.resume();
    await expect(page).toHaveURL(/SQL\/NF$/);
    await expect(html).not.toHaveAttribute('data-navigating');
  });

  test('comes for a step in history too, but not for a query', async ({ page }) => {
    await page.clock.install();
    await open(page, '/blog/Awk');
    await follow(page, '/docs/SQL/NF');
    await expect(page).toHaveURL(/SQL\/NF$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const release = await hold(page, dataOf('/blog/Awk'));
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-navigating', '');
    await expect(page.locator('h1')).not.toContainText('Awk');
    await release();
    await expect(page.locator('h1')).toContainText('Awk');
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    await page.clock.pauseAt(Date.now() + 120_000);
    await follow(page, '/blog/Awk?a=1');
    await page.clock.runFor(1000);
    await expect.poll(() => addressOf(page)).toBe('/blog/Awk?a=1');
    expect(await page.locator('html').getAttribute('data-navigating')).toBeNull();
  });
});

test('of two links followed one after the other, the second holds', async ({ page }) => {
  await open(page, '/blog/Awk');
  const release = await hold(page, dataOf('/docs/SQL/NF'));
  await follow(page, '/docs/SQL/NF');
  await follow(page, '/blog/archive');
  await expect(page).toHaveURL(/archive$/);
  const late = page.waitForResponse((response) => response.url().includes('SQL/NF/page-data.json'));
  await release();
  await late;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page).toHaveURL(/archive$/);
});

for (const { prefix, text } of LANGUAGES) {
  test(`a navigation is announced, and the keyboard starts over (${prefix || '/'})`, async ({ page }) => {
    await open(page, `${prefix}/blog`);
    const announcer = page.locator('[data-announcer]');
    await expect(announcer).toBeEmpty();
    await page.locator('main h2 a').first().click();
    await expect(page).not.toHaveURL(/\/blog$/);
    await expect(page.locator('h1')).not.toHaveText(text.lists.title);
    const title = ((await page.locator('h1').textContent()) ?? '').trim();
    await expect(announcer).toHaveText(text.nav.arrived.replace('{{title}}', title));
    await expect(page.locator('#gatsby-announcer')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text.nav.skip })).toBeFocused();
    // A step back is announced as well; a change of the query is not.
    await page.goBack();
    await expect(announcer).toHaveText(text.nav.arrived.replace('{{title}}', text.lists.title));
  });
}

test('a link to a part of another page takes the keyboard there', async ({ page }) => {
  await open(page, '/blog/Awk');
  await follow(page, '/docs/SQL/NF#bcnf');
  await expect(page.locator('#bcnf')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#bcnf')).not.toHaveAttribute('tabindex');
});

test.describe('forms of an address', () => {
  for (const [form, clean] of [
    ['/docs/SQL/NF.html?a=1', '/docs/SQL/NF?a=1'],
    ['/docs/SQL/NF/index.html', '/docs/SQL/NF'],
    ['/en/docs/Docker/index.html', '/en/docs/Docker/'],
    ['/en/docs/Docker.html', '/en/docs/Docker/'],
    ['/en.html', '/en/'],
    ['/index.html', '/'],
    ['/about.html', '/about/'],
  ] as const) {
    test(`${form} leads to ${clean} on the host`, async ({ page }) => {
      const response = await page.request.get(form, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(clean);
    });
  }

  for (const [variant, canonical] of [
    ['/docs/SQL/NF/?a=1#bcnf', '/docs/SQL/NF?a=1#bcnf'],
    ['/en/docs/Docker?a=1', '/en/docs/Docker/?a=1'],
    ['/en', '/en/'],
    ['/about#what', '/about/#what'],
  ] as const) {
    test(`${variant} becomes ${canonical}`, async ({ page }) => {
      await open(page, variant);
      await expect.poll(() => addressOf(page)).toBe(canonical);
      const link = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(link ?? '').pathname).toBe(canonical.replace(/[?#].*/, ''));
    });
  }

  test('a host without rules: the client goes on to the page that is meant', async ({ page }) => {
    const missing = await page.request.get('/404.html');
    const html = await missing.text();
    for (const form of ['/en/docs/SQL/NF.html', '/en/docs/Docker/index.html']) {
      await page.route(`**${form}*`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: html }),
      );
      await page.goto(`${form}?a=1#x`);
      await expect.poll(() => addressOf(page)).toBe(`${form.replace(/index\.html$|\.html$/, '')}?a=1#x`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('h1')).not.toHaveText(LANGUAGES[1].text.notFound.title);
    }
  });

  test('a link with .html inside the site leads to the clean address', async ({ page }) => {
    await open(page, '/blog/Awk');
    await follow(page, '/docs/SQL/NF.html?a=1#bcnf');
    await expect.poll(() => addressOf(page)).toBe('/docs/SQL/NF?a=1#bcnf');
  });

  test('an address that cannot be decoded is not the end of the page', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, '/en/blog/Awk#100%');
    await expect(page.locator('h1')).toContainText('Awk');
    await markDocument(page);
    await follow(page, '#50%');
    await page.locator('footer a[href="/en/friends/"]').click();
    await expect(page).toHaveURL(/friends/);
    await expectSameDocument(page);
    expect(errors).toEqual([]);
  });
});

test('what a page says to crawlers stays on it, and goes with it', async ({ page }) => {
  const tags = page.locator(
    'head :is(meta[property], meta[name*=":"], [type="application/ld+json"], [type="text/markdown"])',
  );
  await open(page, '/blog/Awk');
  expect(await tags.count()).toBeGreaterThan(15);
  await follow(page, '/docs/SQL/NF');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /NF$/);
  await expect(tags).toHaveCount(0);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});
