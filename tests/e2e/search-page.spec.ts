import { expect, test } from '../support/test';
import { LANGUAGES, hydrated, open } from '../support/site-page';
import { composeText, watchSite } from '../support/search-page';

/** The search page, which works without the dialog, and the ways to it. */

for (const { lang, prefix, text } of LANGUAGES) {
  test(`finds everything and can be shared (${lang})`, { tag: '@both' }, async ({ page }) => {
    const site = await watchSite(page);
    const query = lang === 'en' ? 'docker' : '容器';
    await open(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      text.search.headingFor.replace('{{query}}', query),
    );
    await expect(page).toHaveTitle(new RegExp(query));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const status = main.getByRole('status');
    await expect(status).toHaveText(/\d+/);
    const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
    const results = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(main.locator('mark').first()).toHaveText(new RegExp(query, 'i'));
    // The list goes on as far as there are results.
    await expect
      .poll(
        async () => {
          await page.evaluate(() =>
            window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
          );
          return results.count();
        },
        { timeout: 60_000 },
      )
      .toBe(total);
    const links = await results
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);

    // Typing changes the address in place; nothing found is said.
    const field = main.getByRole('searchbox');
    await field.fill('zzzzqqqq');
    await expect(page).toHaveURL(/q=zzzzqqqq$/);
    await expect(status).toHaveText(text.search.none);
    await field.fill('');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.search.heading);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/search/);
    site.expectQuiet();
  });
}

test('drops late answers, says what went wrong, and tries again', async ({ page }) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page, '/en/search?q=firewall');
  const main = page.locator('main');
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await page.unroute('**/search-index/**');
  await alert.getByRole('button').click();
  await expect(main.getByRole('status')).toHaveText(/\d+ documents found|One document found/);
  await expect(alert).toBeHidden();
});

test('Escape of an input method empties neither the field nor the address', async ({ page }) => {
  await open(page, '/search?q=awk');
  const field = page.locator('main').getByRole('searchbox');
  await expect(field).toHaveValue('awk');
  await field.press('End');
  const ime = await composeText(page);
  await ime.compose('bei');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('awkbei');
  await ime.commit('备');
  await expect(field).toHaveValue('awk备');
});

test('says one document where it is one', async ({ page }) => {
  await open(page, '/en/search?q=zmv');
  await expect(page.locator('main').getByRole('status')).toHaveText('One document found');
});

test('is told to browsers and reached from pages that do not exist', async ({ page, request }) => {
  await open(page, '/en/no-such-page');
  const search = page.locator('main').getByRole('search');
  await search.getByRole('searchbox').fill('awk');
  await search.getByRole('button').click();
  await expect(page).toHaveURL(/\/en\/search\?q=awk$/);
  await hydrated(page);
  await expect(page.locator('main').getByRole('link', { name: /awk/i }).first()).toBeVisible();
  for (const { prefix, lang } of LANGUAGES) {
    await page.goto(`${prefix}/`);
    const href = await page.locator('link[rel="search"]').getAttribute('href');
    const xml = await (await request.get(href ?? '')).text();
    expect(xml).toContain(`<Language>${lang}</Language>`);
    expect(xml).toContain(`${prefix}/search?q={searchTerms}`);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain(`${prefix}/search?q={search_term_string}`);
  }
});
