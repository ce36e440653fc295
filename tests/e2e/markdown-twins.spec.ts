import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '../support/test';
import enArticle from '../../src/i18n/locales/en/article.json';
import zhArticle from '../../src/i18n/locales/zh-Hans/article.json';
import { LANGUAGES, open } from '../support/site-page';
import { LISTED_POSTS } from '../support/test-content';
import { TEST_PUBLIC } from '../support/test-site.mjs';

/** The Markdown of posts and docs: as files, as a button, and what programs are told of it. */

const WORDS = { 'zh-Hans': zhArticle, en: enArticle };
/** Translations whose record is not that of their original, one into each language. */
const STALE = { 'zh-Hans': '/docs/Server/SSL', en: '/docs/Docker/Cases' };
const built = (file: string): string => readFileSync(path.join(TEST_PUBLIC, file), 'utf8');

const copyButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What is on the clipboard. */
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('twins are served as Markdown, kept out of search engines and announced', async ({ request }) => {
  for (const address of ['/blog/Awk', '/en/docs/SQL/NF', '/docs/Docker/', '/en/docs/']) {
    const html = await (await request.get(address)).text();
    const twin = /<link[^>]*type="text\/markdown"[^>]*>/.exec(html)?.[0];
    const file = `${address.replace(/\/$/, '')}/index.md`;
    expect(twin, address).toContain(`href="${file}"`);
    const response = await request.get(file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(await response.text()).toMatch(/^# /);
  }
  const page = await request.get('/blog/Awk');
  expect(page.headers()['x-robots-tag']).toBeUndefined();
});

test('programs are told where to look', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: https?:\/\/[^/]+(\/.+)$/m.exec(robots)?.[1] ?? '';
  for (const address of ['/sitemap.xml', '/en/sitemap.xml']) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, sitemap]);
  }
  expect((await request.get(sitemap)).status()).toBe(200);
  for (const { prefix } of LANGUAGES) {
    const guide = await (await request.get(`${prefix}/llms.txt`)).text();
    expect(guide).toMatch(/^# .+\n\n> .+\n/);
    expect(guide).toContain(`${prefix}/docs/SQL/NF/index.md)`);
    expect(guide.match(/\/blog\/\w+\/index\.md\)/g)).toHaveLength(
      LISTED_POSTS.filter(({ suffixes }) => suffixes.includes(prefix === '' ? '' : '.en')).length,
    );
  }
});

test('the sitemap says how often pages change, and when texts last did', () => {
  const urls = [...built('sitemap-0.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(2 * LISTED_POSTS.length);
  for (const url of urls)
    expect(url).toMatch(/<changefreq>monthly<\/changefreq>\s*<priority>0\.5<\/priority>/);
  const dated = urls.filter((url) => url.includes('<lastmod>'));
  for (const url of dated) expect(url).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  // Lists have no date of their own.
  const isText = (url: string) => /\/blog\/(?!page|archive|authors|tags)[^/]+<\/loc>/.test(url);
  expect(urls.filter((url) => isText(url) && !dated.includes(url))).toEqual([]);
});

for (const { lang, prefix } of LANGUAGES) {
  const { markdown, translation } = WORDS[lang];

  test(`a page is copied as Markdown, and says so (${lang})`, { tag: '@both' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${prefix}/blog/Awk`);
    const button = copyButton(page, markdown.copy);
    await button.click();
    await expect(copyButton(page, markdown.copied)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: markdown.copied })).toBeAttached();
    expect(await clipboard(page)).toBe(built(`${prefix}/blog/Awk/index.md`));
    await expect(button).toBeVisible();
    await expect(page.getByRole('link', { name: markdown.view, exact: true })).toHaveAttribute(
      'href',
      `${prefix}/blog/Awk/index.md`,
    );

    await page.route('**/index.md', (route) => route.abort());
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(copyButton(page, markdown.failed)).toBeFocused();
  });

  test(`a stale translation is led by a note (${lang})`, async ({ page }) => {
    const other = lang === 'en' ? 'zh-Hans' : 'en';
    const address = STALE[lang];
    await open(page, prefix + address);
    const note = page.getByRole('note').filter({ hasText: translation.original });
    await expect(note).toBeVisible();
    const link = note.getByRole('link', { name: translation.original });
    await expect(link).toHaveAttribute('href', `${other === 'en' ? '/en' : ''}${address}`);
    await expect(link).toHaveAttribute('hreflang', other);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(note).toHaveCount(0);
  });
}

test('without the newer clipboard, the older one is used', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ClipboardItem');
  });
  await open(page, '/en/docs/SQL/NF');
  await copyButton(page, enArticle.markdown.copy).click();
  await expect(copyButton(page, enArticle.markdown.copied)).toBeVisible();
  expect(await clipboard(page)).toBe(built('/en/docs/SQL/NF/index.md'));
});

test('without scripts there is the link alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/en/blog/Awk');
  await expect(copyButton(page, enArticle.markdown.copy)).toBeHidden();
  await expect(page.getByRole('link', { name: enArticle.markdown.view, exact: true })).toBeVisible();
  await context.close();
});
