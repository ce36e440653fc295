import { expect, test, type Page } from '../support/test';
import assistant from '../../src/i18n/locales/en/askAi.json';
import en from '../../src/i18n/locales/en/searchModal.json';
import { hostedSearchPage } from '../support/hosted-search-bundle';
import { startProvider, type Provider } from '../support/search-provider';

/** The search with a hosted provider and its assistant, against a local server that speaks the provider's protocol. */

let html: string;
let provider: Provider;

test.beforeAll(async () => {
  [html, provider] = await Promise.all([hostedSearchPage(), startProvider()]);
  provider.indexes.set(
    'notes',
    Array.from({ length: 20 }, (_, at) => ({
      objectID: `r${String(at)}`,
      url: `https://tidepool.example.com/en/docs/Pool${String(at)}#rocks`,
      url_without_anchor: `https://tidepool.example.com/en/docs/Pool${String(at)}`,
      anchor: 'rocks',
      type: 'lvl2',
      content: null,
      hierarchy: {
        lvl0: 'Docs',
        lvl1: `Pool ${String(at)}`,
        lvl2: 'rocks',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    })),
  );
});
test.afterAll(() => provider.close());

/** Opens the page; what it asks the provider goes to the local server, everything else nowhere. */
async function visit(page: Page, path = '/hosted-search'): Promise<string[]> {
  provider.requests.length = 0;
  provider.fail(null);
  const foreign: string[] = [];
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname.startsWith('/hosted-search')) {
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    } else if (/\.algolia(net)?\.(net|com)$/.test(url.hostname)) {
      await route.fulfill({ response: await route.fetch({ url: provider.url + url.pathname + url.search }) });
    } else {
      foreign.push(url.href);
      await route.abort();
    }
  });
  await page.goto(path);
  return foreign.filter((address) => !address.endsWith('favicon.ico'));
}

const queries = () =>
  provider.requests
    .filter((request) => request.path === '/1/indexes/*/queries' && request.method === 'POST')
    .flatMap(({ body }) => (body as { requests: Record<string, unknown>[] }).requests);

const field = (page: Page) => page.locator('.DocSearch-Input');

const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

test('asks with the filters of language and version, and routes results', async ({ page }) => {
  const foreign = await visit(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await field(page).fill('rocks');
  const hits = page.locator('.DocSearch-Hit a');
  await expect(hits.first()).toHaveAttribute('href', '/en/docs/Pool0#rocks');
  const sent = queries();
  expect(sent.at(-1)).toMatchObject({
    indexName: 'notes',
    query: 'rocks',
    facetFilters: FILTERS,
    hitsPerPage: 20,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
  expect(sent.at(-1)?.attributesToRetrieve).toEqual(
    expect.arrayContaining(['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url']),
  );
  await expect(page.locator('.DocSearch-Logo')).toBeVisible();
  // The first row asks the assistant; the next is the first document.
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-address', '/en/docs/Pool0#rocks');
  expect(foreign).toEqual([]);
});

test('says when the provider fails, and recovers', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Search' }).click();
  provider.fail(503);
  await field(page).fill('rocks');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(en.errorScreen.titleText);
  await expect(alert).toContainText(en.errorScreen.helpText);
  provider.fail(null);
  await field(page).fill('rock');
  await expect(alert).toBeHidden();
  await expect(page.locator('.DocSearch-Hit a').first()).toBeVisible();
  // Nothing found: what else there is to look for.
  await field(page).fill('zzqx');
  const suggestion = page.locator('.search-notice').getByRole('button', { name: 'Docs' });
  await expect(page.locator('.search-notice')).toContainText(en.noResultsScreen.suggestedQueryText);
  await suggestion.click();
  await expect(field(page)).toHaveValue('Docs');
  await expect(field(page)).toBeFocused();
  await expect(page.locator('.DocSearch-Hit a').first()).toBeVisible();
  await expect(suggestion).toBeHidden();
});

test('asks the assistant, and Escape first goes back to the search', async ({ page }) => {
  await visit(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await field(page).fill('rocks');
  const row = page.locator('.DocSearch-Hit--AskAI').first();
  await expect(row).toContainText('rocks');
  await row.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('strong', { hasText: 'small' })).toBeVisible();
  await expect(dialog).toContainText(assistant.askAiScreen.disclaimerText);
  const asked = provider.requests.find((request) => request.path.includes('/agent-studio/'));
  expect(asked).toMatchObject({
    method: 'POST',
    path: '/agent-studio/1/agents/assistant-1/completions',
    headers: { 'x-algolia-application-id': 'TIDEPOOL', 'x-algolia-api-key': 'search-only' },
    body: {
      messages: [{ role: 'user', parts: [{ type: 'text', text: 'rocks' }] }],
      algolia: {
        searchParameters: {
          notes: {
            filters: 'language:en AND (docusaurus_tag:default OR docusaurus_tag:docs-default-current)',
          },
        },
      },
    },
  });
  expect(asked?.query.get('stream')).toBe('true');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText(assistant.askAiScreen.disclaimerText);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The conversation is kept.
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(dialog).toContainText(assistant.startScreen.recentConversationsTitle);
  await expect(
    dialog.locator('.DocSearch-Hits', { hasText: assistant.startScreen.recentConversationsTitle }),
  ).toContainText('rocks');
});

test('fills the search page, one result for each page', async ({ page }) => {
  await visit(page, '/hosted-search/page?q=rocks');
  await expect(page.locator('main').getByRole('status')).toHaveText('20 documents found');
  expect(queries()[0]).toMatchObject({
    indexName: 'notes',
    query: 'rocks',
    facetFilters: FILTERS,
    distinct: 1,
    hitsPerPage: 15,
    page: 0,
  });
  await expect(page.locator('main li a').first()).toHaveAttribute('href', '/en/docs/Pool0#rocks');
});
