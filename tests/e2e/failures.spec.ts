import { expect, test, type Page, type Route } from '../support/test';
import {
  addressOf,
  dataOf,
  expectSameDocument,
  follow,
  markDocument,
  pretendConnection,
  scriptOf,
} from '../support/navigation';
import { hydrated, LANGUAGES, open } from '../support/site-page';

/** What readers see when something does not work: the messages of the error catalogue, and never a broken page. */

/** A route that holds for the document on screen, and not for the one that is loaded instead. */
const onThisDocument =
  (page: Page, handle: (route: Route) => Promise<void>) =>
  (route: Route): Promise<void> => {
    const { pathname } = new URL(page.url());
    return pathname === START ? handle(route) : route.continue();
  };

/** The page the tests start from. */
const START = '/blog/Awk';

const refuse = (route: Route, answer: 'abort' | 404): Promise<void> =>
  answer === 404 ? route.fulfill({ status: 404, body: '' }) : route.abort();

/** Follows a link, which loads a document. */
async function followToDocument(page: Page, href: string): Promise<void> {
  await follow(page, href);
  await expect.poll(() => addressOf(page)).toBe(href);
  await expectSameDocument(page, false);
  await hydrated(page);
}

/** Script files that the page has not loaded yet fail from now on. */
async function blockNewScripts(page: Page, answer: 'abort' | 404): Promise<string[]> {
  const loaded = new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    ),
  );
  const blocked: string[] = [];
  await page.route(
    '**/*.js',
    onThisDocument(page, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (loaded.has(pathname)) return route.continue();
      blocked.push(pathname);
      return refuse(route, answer);
    }),
  );
  return blocked;
}

test.describe('a page whose parts do not come', () => {
  for (const answer of ['abort', 404] as const) {
    test(`code (${answer}): the target is loaded as a document, with query and hash`, async ({ page }) => {
      await pretendConnection(page, { saveData: true });
      await open(page, '/blog/Awk');
      await markDocument(page);
      const blocked = await blockNewScripts(page, answer);
      await followToDocument(page, '/en/docs/SQL/NF?a=1#bcnf');
      expect(blocked.length).toBeGreaterThan(0);
      await page.goBack();
      await expect(page.locator('h1')).toContainText('Awk');
    });
  }

  for (const answer of ['abort', 404] as const) {
    test(`data (${answer}) of a page that exists: it is loaded as a document, with query and hash`, async ({
      page,
    }) => {
      await open(page, '/blog/Awk');
      await markDocument(page);
      await page.route(
        dataOf('/docs/SQL/NF'),
        onThisDocument(page, (route) => refuse(route, answer)),
      );
      await followToDocument(page, '/docs/SQL/NF?a=1#bcnf');
    });
  }

  test('data (404) of a page that does not: Page Not Found', async ({ page }) => {
    await open(page, '/en/blog/Awk');
    await follow(page, '/en/blog/NoSuchPost');
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    await expect(page.locator('main')).toContainText('We could not find what you were looking for.');
    await expect(page.locator('main')).toContainText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    );
  });

  test('a step in history that fails loads the document it leads to', async ({ page }) => {
    await open(page, '/blog/Awk');
    await follow(page, '/docs/SQL/NF?a=1#bcnf');
    await expect(page).toHaveURL(/bcnf$/);
    await expect(page.locator('#bcnf')).toBeInViewport();
    await follow(page, '/blog/archive');
    await expect(page).toHaveURL(/archive$/);
    await page.reload();
    await hydrated(page);
    await markDocument(page);
    // The data does not come until the page is loaded as a document.
    let isLoaded = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLoaded = true;
    });
    await page.route(dataOf('/docs/SQL/NF'), (route) => (isLoaded ? route.continue() : route.abort()));
    await page.evaluate(() => history.back());
    await expectSameDocument(page, false);
    await hydrated(page);
    await expect.poll(() => addressOf(page)).toBe('/docs/SQL/NF?a=1#bcnf');
    await expect(page.locator('#bcnf')).toBeInViewport();
  });

  test('scripts of the first page: it stays a page of plain links', async ({ page }) => {
    const script = await scriptOf(page, 'component---src-templates-post-tsx');
    await page.route(`**${script}`, (route) => route.abort());
    await page.goto('/blog/Awk');
    await expect.poll(() => page.evaluate(() => '___loader' in window)).toBe(true);
    await page.unrouteAll();
    await page.locator('footer a[href="/friends/"]').click();
    await expect(page).toHaveURL(/friends\/$/);
    await hydrated(page);
  });
});

test.describe('a deploy while a tab is open', () => {
  test('another compilation: the target is loaded as a document, the old one never shows its data', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, '/blog/Awk');
    await markDocument(page);
    await page.route(
      '**/page-data/app-data.json*',
      onThisDocument(page, (route) => route.fulfill({ json: { webpackCompilationHash: 'another-deploy' } })),
    );
    await page.route(
      dataOf('/docs/SQL/NF'),
      onThisDocument(page, (route) =>
        route.fulfill({
          json: {
            componentChunkName: 'component---src-templates-doc-tsx',
            path: '/docs/SQL/NF',
            result: { data: { doc: { content: 42 } }, pageContext: {} },
            staticQueryHashes: [],
          },
        }),
      ),
    );
    const shown: string[] = [];
    await page.exposeFunction('noteTitle', (title: string) => shown.push(title));
    await page.evaluate(() => {
      new MutationObserver(() => {
        (window as unknown as { noteTitle: (title: string) => void }).noteTitle(
          document.querySelector('h1')?.textContent ?? '',
        );
      }).observe(document.body, { childList: true, subtree: true });
    });
    await followToDocument(page, '/docs/SQL/NF?a=1#bcnf');
    expect(shown.filter((title) => title === '' || title === '这个页面崩溃了。')).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a template the old code does not know: the target is loaded as a document', async ({ page }) => {
    await open(page, '/blog/Awk');
    await markDocument(page);
    await page.route(
      dataOf('/docs/SQL/NF'),
      onThisDocument(page, (route) =>
        route.fulfill({
          json: {
            componentChunkName: 'component---src-templates-new-tsx',
            path: '/docs/SQL/NF',
            result: { data: {}, pageContext: {} },
            staticQueryHashes: [],
          },
        }),
      ),
    );
    await followToDocument(page, '/docs/SQL/NF');
  });

  test('old files are gone: the sidebar that replaced one comes with the page, loaded once more', async ({
    page,
  }) => {
    await open(page, '/blog/Awk');
    let requests = 0;
    await page.route('**/data/docs-sidebar*', async (route) => {
      requests += 1;
      if (requests === 1) await route.fulfill({ status: 404, body: '' });
      else await route.continue();
    });
    await follow(page, '/docs/SQL/NF');
    await expect.poll(() => requests).toBeGreaterThan(1);
    await hydrated(page);
    await expect(page.getByRole('navigation', { name: '文档侧栏' })).toBeVisible();
  });

  test('old files stay gone: the page says so instead of loading for ever', async ({ page }) => {
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await open(page, '/en/blog/Awk');
    await page.route('**/data/docs-sidebar*', (route) => route.fulfill({ status: 404, body: '' }));
    await follow(page, '/en/docs/SQL/NF');
    const box = page.getByRole('alert').filter({ hasText: '404' });
    await expect(box).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    expect(loads).toBeLessThan(5);
    await page.unroute('**/data/docs-sidebar*');
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  });

  test('a part whose file is gone after a deploy: Retry loads the page again, once', async ({ page }) => {
    const script = `**${await scriptOf(page, 'islands')}`;
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/en/test2/');
    const retry = page.locator('[data-phase]').first().getByRole('button', { name: 'Retry' });
    await page.locator('#mermaid').scrollIntoViewIfNeeded();
    await markDocument(page);
    await retry.click();
    await expectSameDocument(page, false);
    await expect(retry).toBeInViewport();

    // The new page names the same file: it is only asked for again.
    await markDocument(page);
    const again = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.status() === 404,
    );
    await retry.click();
    await again;
    await page.unroute(script);
    await retry.click();
    await expect(page.getByRole('img', { name: 'Where a text goes' }).locator('svg')).toBeVisible();
    await expectSameDocument(page);
  });

  test('the same for a kind of diagram, which Mermaid loads by itself', async ({ page }) => {
    let isGone = true;
    await page.route(/\/mermaid\/chunks\/.*diagram/i, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await open(page, '/en/test2/');
    await page.locator('#mermaid').scrollIntoViewIfNeeded();
    const again = page.locator('[data-phase]').first().getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    page.on('framenavigated', () => {
      isGone = false;
    });
    await again.click();
    await expect(page.getByRole('img', { name: 'Where a text goes' }).locator('svg')).toBeVisible();
  });
});

test.describe('without network', () => {
  for (const { prefix, text } of LANGUAGES) {
    test(`visited and prefetched pages open, others say why they do not (${prefix || '/'})`, async ({
      page,
      context,
    }) => {
      await open(page, `${prefix}/blog/Awk`);
      await follow(page, `${prefix}/docs/SQL/NF`);
      await expect(page).toHaveURL(/SQL\/NF$/);
      const footer = page.locator(`footer a[href="${prefix}/friends/"]`).first();
      await footer.dispatchEvent('touchstart');
      // Data and scripts: what is half there when the network goes is not there.
      const isThere = (path: string): boolean =>
        Boolean(
          (
            window as unknown as { ___loader: { loadPageSync: (path: string) => unknown } }
          ).___loader.loadPageSync(path),
        );
      await expect.poll(() => page.evaluate(isThere, `${prefix}/friends/`)).toBe(true);
      await markDocument(page);
      await context.setOffline(true);

      await page.goBack();
      await expect(page.locator('h1')).toContainText('Awk');
      await footer.click();
      await expect(page).toHaveURL(/friends\/$/);
      await follow(page, `${prefix}/docs/SQL/NF#bcnf`);
      await expect(page).toHaveURL(/bcnf$/);
      await expect(page.locator('#bcnf')).toBeVisible();

      await follow(page, `${prefix}/docs/Docker/Build?a=1#x`);
      // A part of the page that does not come has an alert of its own.
      const box = page.getByRole('alert').filter({ hasText: text.loading.offline });
      await expect(box).toContainText(text.loading.failed);
      await expect(box).toContainText(`${prefix}/docs/Docker/Build?a=1#x`);
      await expect(page).toHaveURL(/SQL\/NF#bcnf$/);
      await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
      // Another attempt, which fails as the first did.
      const again = page.waitForEvent('requestfailed', (request) =>
        request.url().includes(`${prefix}/docs/Docker/Build?a=1`),
      );
      await box.getByRole('button', { name: text.loading.retry }).click();
      await again;
      await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
      await expect(box).toBeVisible();
      await expectSameDocument(page);

      await follow(page, `${prefix}/blog/Awk`);
      await expect(page.locator('h1')).toContainText('Awk');
      await expect(box).toHaveCount(0);
      await follow(page, `${prefix}/docs/Docker/Build?a=1#x`);
      await expect(box).toBeVisible();
      await context.setOffline(false);
      await box.getByRole('button', { name: text.loading.retry }).click();
      await expect.poll(() => addressOf(page)).toBe(`${prefix}/docs/Docker/Build?a=1#x`);
      await hydrated(page);
    });
  }

  test('a host in trouble: what it says', async ({ page }) => {
    await open(page, '/en/blog/Awk');
    await page.route('**/docs/SQL/NF*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.route(dataOf('/en/docs/SQL/NF'), (route) => route.fulfill({ status: 503, body: '' }));
    await follow(page, '/en/docs/SQL/NF');
    const box = page.getByRole('alert').filter({ hasText: '503' });
    await expect(box).toBeVisible();
    await expect(box).not.toContainText(LANGUAGES[1].text.loading.offline);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(box).toHaveCount(0);
  });
});
