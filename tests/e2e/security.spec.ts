import { watchViolations } from '../support/policy-violations';
import { open } from '../support/site-page';
import { expect, test } from '../support/test';

/** The headers the host sends, and what they keep out; that pages keep to them is in `every-page.spec.ts`. */

test('a script that got into a page does not run', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.route('**/docs/SQL/NF', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<main', '<script>window.intruder = true</script><main');
    await route.fulfill({ response, body: html });
  });
  await open(page, '/docs/SQL/NF');
  await page.evaluate(() => {
    const element = document.createElement('div');
    element.innerHTML = '<img src="x" onerror="window.intruder = true">';
    document.body.append(element);
  });
  await expect.poll(violations).toHaveLength(2);
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('a video that is opened by itself plays; a drawing is in a sandbox', async ({ page, request }) => {
  await page.goto('/en/test2/');
  const file = await page.locator('figure.video video').first().getAttribute('src');
  await page.goto(file ?? '');
  const isReady = () => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState > 0);
  await expect.poll(isReady).toBe(true);
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  await page.goto('/docs/Docker/Build');
  const drawing = await page.locator('main img[src$=".svg"]').first().getAttribute('src');
  expect(await policyOf(drawing ?? '')).toMatch(/^sandbox;.*default-src 'none'/);
});

test('files say how long they hold', async ({ page, request }) => {
  await page.goto('/');
  const bundle = await page.locator('script[src*="/app-"]').getAttribute('src');
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cacheOf(bundle ?? '')).toContain('immutable');
  expect(await cacheOf('/static/ffffffffffffffffffffffffffffffff/gone.png')).not.toContain('immutable');
  expect(await cacheOf('/')).toBe('public, max-age=0, must-revalidate');
  const headers = (await request.get('/en/blog')).headers();
  for (const name of [
    'strict-transport-security',
    'referrer-policy',
    'permissions-policy',
    'x-frame-options',
  ])
    expect(headers[name], name).toBeTruthy();
});
