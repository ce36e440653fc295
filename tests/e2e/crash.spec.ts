import { expect, test, type Page } from '../support/test';
import { follow } from '../support/navigation';
import { open, scrollTo } from '../support/site-page';

/** The last resorts: pages and layouts that crash, scripts that never come, storage that is forbidden. */

test.describe('a crash', () => {
  /** Makes dates impossible to write while `window.broken` is set. */
  const breakDates = (page: Page) =>
    page.addInitScript(() => {
      type Split = (this: string, ...options: unknown[]) => string[];
      const original = Object.getOwnPropertyDescriptor(String.prototype, 'split')?.value as Split;
      const value: Split = function (...options) {
        if ('broken' in window && /^\d{4}-\d{2}-\d{2}$/.test(this))
          throw new Error('No calendar', { cause: new Error('The tide took it', { cause: 'a crab' }) });
        return original.apply(this, options);
      };
      Object.defineProperty(String.prototype, 'split', { configurable: true, value });
    });

  for (const { prefix, title, retry, cause } of [
    { prefix: '', title: '这个页面崩溃了。', retry: '再试一次', cause: '原因：' },
    { prefix: '/en', title: 'This page crashed.', retry: 'Try again', cause: 'Cause:' },
  ]) {
    test(`in a page stays in the page, says why, and can be tried again (${prefix || '/'})`, async ({
      page,
    }) => {
      await breakDates(page);
      await open(page, `${prefix}/about/`);
      await page.evaluate(() => Object.assign(window, { broken: true }));
      await follow(page, `${prefix}/release/`);
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main).toContainText(`No calendar`);
      await expect(main).toContainText(cause);
      await expect(main).toContainText('The tide took it');
      await expect(main).toContainText('a crab');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await main.getByRole('button', { name: retry }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
      await main.getByRole('button', { name: retry }).click();
      await expect(main.locator('time').first()).toBeVisible();
      // Another page is another start.
      await page.evaluate(() => Object.assign(window, { broken: true }));
      await follow(page, `${prefix}/author/`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await follow(page, `${prefix}/about/`);
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(title);
    });
  }

  test('of the layout itself still says so, without style sheet or translations', async ({ page }) => {
    await page.addInitScript(() => {
      type Query = (this: Document, selector: string) => unknown;
      const original = Object.getOwnPropertyDescriptor(Document.prototype, 'querySelector')?.value as Query;
      const value: Query = function (selector) {
        if ('broken' in window && selector === 'main h1') throw new Error('No heading');
        return original.call(this, selector);
      };
      Object.defineProperty(Document.prototype, 'querySelector', { value });
    });
    await open(page, '/en/blog/Awk');
    await page.evaluate(() => Object.assign(window, { broken: true }));
    await follow(page, '/en/docs/SQL/NF');
    await expect(page.locator('h1')).toHaveText('Page Error');
    await expect(page.locator('main')).toContainText('No heading');
    await page.evaluate(() => Reflect.deleteProperty(window, 'broken'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('h1')).not.toHaveText('Page Error');
  });

  test('of hydration that React repairs is written to the console and nowhere else', async ({ page }) => {
    const logged: string[] = [];
    const thrown: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.route('**/en/blog/Awk', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<h1', '<h2 hidden></h2><h1') });
    });
    await open(page, '/en/blog/Awk');
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    expect(thrown).toEqual([]);
  });
});

test.describe('the warning about the base URL', () => {
  for (const [path, title, suggestion] of [
    ['/', '这个站点没有正常启动。', null],
    ['/en/', 'This site did not load properly.', null],
    ['/elsewhere/', '这个站点没有正常启动。', '/elsewhere/'],
    ['/elsewhere/en/', 'This site did not load properly.', '/elsewhere/'],
  ] as const) {
    test(`stands on the home page when the scripts do not come: ${path}`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      // A site built for / and published somewhere else: the page is there, its files are not.
      await page.route('**/elsewhere/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const html = await page.request.get(pathname.replace('/elsewhere', ''));
        await route.fulfill({ status: 200, contentType: 'text/html', body: await html.text() });
      });
      await page.goto(path);
      const box = page.locator('#base-url-warning');
      await expect(box).toBeVisible();
      await expect(box).toContainText(title);
      await expect(box.locator('code').first()).toHaveText('/');
      await expect(box.locator('code')).toHaveCount(suggestion === null ? 1 : 2);
      if (suggestion !== null) await expect(box.locator('code').last()).toHaveText(suggestion);
    });
  }

  test('stays away from other pages, and from a home page that works', async ({ page }) => {
    await open(page, '/en/');
    await page.waitForLoadState('load');
    await expect(page.locator('#base-url-warning')).toHaveCount(0);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/en/blog');
    await page.waitForLoadState('load');
    await expect(page.locator('#base-url-warning')).toHaveCount(0);
  });
});

test('storage that is forbidden costs nothing but memory', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/en/docs/SQL/NF');
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await scrollTo(page, 600);
  await follow(page, '/en/blog/Awk');
  await expect(page.locator('h1')).toContainText('Awk');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(600);
  expect(errors).toEqual([]);
});
