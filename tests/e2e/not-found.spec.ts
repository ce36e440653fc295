import { complaints } from '../support/console-complaints';
import { hold } from '../support/navigation';
import { expect, test } from '../support/test';
import { hydrated, LANGUAGES, open } from '../support/site-page';

/** The page for unknown paths: its words, the way home, and the nearest page there is. */

for (const { lang, prefix, text } of LANGUAGES) {
  test(`says so, knows the nearest page, and leads home when nothing is near (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/docs/Docker/Bulid`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.notFound.title);
    await expect(main).toContainText(text.notFound.lead);
    await expect(main).toContainText(text.notFound.help);
    const nearest = main.getByRole('status').getByRole('link');
    await expect(nearest).toHaveAttribute('href', `${prefix}/docs/Docker/Build`);
    await nearest.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/docs/Docker/Build$`));
    await hydrated(page);
    await expect(page.locator('h1')).not.toHaveText(text.notFound.title);

    const list = page.waitForResponse('**/data/page-titles*');
    await open(page, `${prefix}/zzzz`);
    await list;
    await expect(main.getByRole('status')).toBeEmpty();
    await main.getByRole('link', { name: text.notFound.home }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/$`));
  });
}

test('a host with one not-found page: the page is in the language of the address', async ({ page }) => {
  const body = await (await page.request.get('/404.html')).text();
  await page.route('**/en/zzzz', (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
  const messages = complaints(page);
  await open(page, '/en/zzzz');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANGUAGES[1].text.notFound.title);
  await expect(page).toHaveTitle(new RegExp(LANGUAGES[1].text.notFound.title));
  expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
});

for (const path of ['//elsewhere.example/', '/en//elsewhere.example/x', '/en//elsewhere.example/x.html'])
  test(`an address that looks like that of another host stays on this one: ${path}`, async ({
    page,
    baseURL,
  }) => {
    const messages = complaints(page);
    await open(page, `${baseURL ?? ''}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const foreign = page.locator('a:is([href^="//"], [href*="://elsewhere"])');
    await expect(foreign).toHaveCount(0);
    expect(messages.filter((message) => /replaceState|#418|#423/.test(message))).toEqual([]);
  });

test(
  'the list of pages is fetched by no other page, and its arrival moves nothing',
  { tag: '@both' },
  async ({ page }) => {
    const lists: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/data/page-titles')) lists.push(request.url());
    });
    await open(page, '/blog/Awk');
    expect(lists).toEqual([]);
    const release = await hold(page, '**/data/page-titles*');
    await open(page, '/blog/Awkk');
    await expect.poll(() => lists.length).toBe(1);
    // Where everything stands while the list is on its way.
    const places = () =>
      page
        .locator('main :is(h1, p, form, input, a[href$="/"]), footer')
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('[role=status]'))
            .map((element) => Math.round(element.getBoundingClientRect().top)),
        );
    const before = await places();
    await release();
    await expect(page.locator('main').getByRole('status').getByRole('link')).toHaveAttribute(
      'href',
      '/blog/Awk',
    );
    expect(await places()).toEqual(before);
    expect(lists).toHaveLength(1);
  },
);
