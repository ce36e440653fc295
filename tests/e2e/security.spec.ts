import { expect, test, type Page } from '../support/test';
import { PAGE_KINDS } from '../support/page-kinds.mjs';
import { LANGUAGES, open } from '../support/site-page';

/** The headers the host sends, and what they keep out. */

/** Notes what the policy refuses on the pages to come. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

for (const { lang, prefix } of LANGUAGES) {
  test(`every kind of page keeps to its policy (${lang})`, { tag: '@desktop' }, async ({ page }) => {
    const violations = await watchViolations(page);
    for (const path of Object.values(PAGE_KINDS)) {
      await open(page, prefix + path);
      await page.mouse.wheel(0, 20000);
      await page.waitForLoadState('networkidle');
      expect(await violations(), prefix + path).toEqual([]);
    }
  });
}

test('a script that got into a page does not run', { tag: '@desktop' }, async ({ page }) => {
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

test('files say how long they hold', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/');
  const bundle = await page.locator('script[src*="/app-"]').getAttribute('src');
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cacheOf(bundle ?? '')).toContain('immutable');
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
