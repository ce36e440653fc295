import { expect, test, type FrameLocator, type Page } from '../support/test';
import { bundle, type Bundle } from '../support/bundle';
import type * as CommentsPage from '../support/comments-page';
import { open, setMode } from '../support/site-page';

/** The comments' widget on a page of its own; what stands for the widget's origin writes down what it is told. */

let parts: Bundle<typeof CommentsPage>;

test.beforeAll(async () => {
  parts = await bundle<typeof CommentsPage>('comments-page.tsx');
});

const WIDGET = `<!doctype html><title>Widget</title><output></output><script>
  const told = [];
  addEventListener('message', ({ data, origin }) => {
    if (!data.giscus) return;
    told.push(data.giscus.setConfig);
    document.querySelector('output').textContent = JSON.stringify({ origin, ...told.at(-1) });
  });
  parent.postMessage({ giscus: { resizeHeight: 437 } }, '*');
</script>`;

/** Opens the page; gives the widget's requests, and what it was told last. */
async function visit(page: Page, search = '') {
  const requests: URL[] = [];
  await page.route('https://giscus.app/**', (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: WIDGET });
  });
  await page.route('**/comments-page*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: parts.server.renderPage(parts.css, parts.script),
    }),
  );
  await page.goto(`/comments-page${search}`);
  const widget = page.frameLocator('section iframe');
  return { requests, widget, comments: page.getByRole('region', { name: /评论|Comments/ }) };
}

/** Waits until the widget was told something, which comes with the origin that told it. */
const toldOf = (widget: FrameLocator, page: Page) => async (config: object) => {
  const origin = new URL(page.url()).origin;
  await expect
    .poll(async () => JSON.parse(`[${(await widget.locator('output').textContent()) ?? ''}]`) as unknown)
    .toEqual([{ origin, ...config }]);
};

test('are loaded near the window and follow mode and language without a reload', async ({ page }) => {
  const { requests, widget, comments } = await visit(page);
  await expect(comments.getByRole('heading')).toHaveText('评论');
  expect(requests).toEqual([]);
  await comments.scrollIntoViewIfNeeded();
  const expectTold = toldOf(widget, page);
  await expectTold({ theme: 'dark', lang: 'zh-CN' });
  expect(requests).toHaveLength(1);
  const [first] = requests;
  expect(first?.pathname).toBe('/zh-CN/widget');
  expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
    repo: 'tide/pool',
    category: 'Comments',
    term: 'blog/Awk',
    strict: '1',
    theme: 'dark',
  });
  // The frame is as high as the widget wants, and is named.
  const frame = comments.locator('iframe');
  await expect(frame).toHaveCSS('height', '437px');
  await expect(frame).toHaveAttribute('title', '评论');
  // What others say is not heeded: seen at the end, when the page has heard it.
  await page.evaluate(() => window.postMessage({ giscus: { resizeHeight: 9000 } }, '*'));

  await setMode(page, 'light');
  await expectTold({ theme: 'light', lang: 'zh-CN' });
  await page.getByRole('button', { name: 'English' }).click();
  await expectTold({ theme: 'light', lang: 'en' });
  await expect(comments.getByRole('heading')).toHaveText('Comments');
  await expect(frame).toHaveCSS('height', '437px');
  expect(requests).toHaveLength(1);

  // Another page has another discussion.
  await page.getByRole('button', { name: 'Git' }).click();
  await comments.scrollIntoViewIfNeeded();
  await expect.poll(() => requests.at(-1)?.searchParams.get('term')).toBe('blog/Git');
  expect(requests).toHaveLength(2);
});

test('keep a sign-in and take it off the address', async ({ page }) => {
  const { comments, requests } = await visit(page, '?a=1&giscus=secret');
  await comments.scrollIntoViewIfNeeded();
  await expect.poll(() => requests.at(-1)?.searchParams.get('session')).toBe('secret');
  await expect(page).toHaveURL(/\?a=1$/);
  const again = await visit(page);
  await again.comments.scrollIntoViewIfNeeded();
  await expect.poll(() => again.requests.at(-1)?.searchParams.get('session')).toBe('secret');
});

test('wait to be asked for where the reader saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const { comments, requests } = await visit(page);
  await comments.scrollIntoViewIfNeeded();
  const load = comments.getByRole('button', { name: '加载评论' });
  await expect(load).toBeVisible();
  expect(requests).toEqual([]);
  await load.click();
  await expect.poll(() => requests.length).toBe(1);
  await expect(load).toHaveCount(0);
});

test('lead to the discussions without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  const { comments, requests } = await visit(page);
  await expect(comments.getByRole('link')).toHaveAttribute(
    'href',
    'https://github.com/tide/pool/discussions',
  );
  expect(requests).toEqual([]);
  await context.close();
});

test('are neither shown nor requested where none are configured', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url());
  });
  await open(page, '/en/blog/Awk');
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Comments', exact: true })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
});
