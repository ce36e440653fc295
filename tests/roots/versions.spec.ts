import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { servingRoot as serving } from '../support/serving-root';
import { hydrated } from '../support/site-page';
import { expect, test } from '../support/test';
import { testRootSite } from '../support/test-roots.mjs';

/** A site with three versions of its docs and a further instance, which has two. */

const read = (file: string): string => readFileSync(path.join(testRootSite('versions'), file), 'utf8');

const preferred = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

const canonicalOf = (file: string): string | undefined =>
  /<link[^>]*rel="canonical"[^>]*href="https:\/\/lighthouse\.example\.org([^"]*)"/.exec(read(file))?.[1];

for (const { page, canonical, tag, banner } of [
  { page: 'docs', canonical: '/docs', tag: 'default-2.0', banner: null },
  { page: 'docs/next', canonical: '/docs', tag: 'default-current', banner: '尚未发布' },
  { page: 'docs/next/solar', canonical: '/docs/next/solar', tag: 'default-current', banner: '尚未发布' },
  { page: 'docs/1.0', canonical: '/docs', tag: 'default-1.0', banner: '已不再维护' },
  { page: 'en/docs/1.0', canonical: '/en/docs', tag: 'default-1.0', banner: 'no longer actively maintained' },
  { page: 'en/docs/1.0/bell', canonical: '/en/docs/1.0/bell', tag: 'default-1.0', banner: 'no longer' },
  {
    page: 'people/community/welcome',
    canonical: '/people/community/welcome',
    tag: 'community-current',
    banner: null,
  },
  {
    page: 'people/community/1.0/welcome',
    canonical: '/people/community/welcome',
    tag: 'community-1.0',
    banner: null,
  },
]) {
  test(`${page}: says which version it is, and which address search engines should show`, () => {
    const html = read(`${page}/index.html`);
    expect(canonicalOf(`${page}/index.html`)).toBe(canonical);
    expect(html).toContain(`content="docs-${tag}"`);
    const [, alert = null] = /role="alert">(.*?)<\/div>/s.exec(html) ?? [];
    if (banner === null) expect(alert).toBeNull();
    else expect(alert).toContain(banner);
  });
}

test('lists for search engines have the versions to read alone', () => {
  const sitemap = read('sitemap-0.xml');
  expect(sitemap).toContain('/docs/guide/lens<');
  for (const text of [sitemap, read('llms.txt')])
    expect(text).not.toMatch(/docs\/(next|1\.0)|community\/1\.0/);
});

test('tags lead to the docs of the version to read', () => {
  expect(read('docs/1.0/index.html')).toContain('href="/docs/tags/lamps"');
  expect(read('docs/1.0/index.html')).not.toContain('tags/旧');
  expect(read('docs/tags/lamps/index.html').match(/<h2/g)).toHaveLength(1);
  expect(read('people/community/tags/index.html')).toContain('href="/people/community/tags/规矩"');
  expect(read('docs/tags/index.html')).not.toContain('规矩');
  expect(read('people/community/tags/规矩/index.html')).toContain('href="/people/community/tags"');
});

test('a sidebar is in the written order: names, categories, texts and links', async ({ page }) => {
  await serving('versions', async (origin) => {
    await page.goto(`${origin}/docs/storm`);
    await hydrated(page);
    const sidebar = page.getByRole('navigation', { name: '文档侧栏' });
    await expect(sidebar.locator('li > a, li > div > a, li > span')).toHaveText([
      '开始',
      '日常',
      '透镜',
      '天气',
      '风暴',
      '气象台每天六点广播 <b>两次</b>',
      /^潮汐表/,
      '日志',
    ]);
    await expect(sidebar.getByRole('link', { name: '日志' })).toHaveAttribute('href', '/blog');
    await expect(sidebar.getByRole('link', { name: '潮汐表' })).toHaveAttribute('target', '_blank');
    const trail = page.getByRole('navigation', { name: '面包屑导航' });
    await expect(trail).toContainText('日常');
    await expect(trail.getByRole('link', { name: '天气' })).toHaveAttribute('href', '/docs/guide/fog');
    await page.goto(`${origin}/en/docs/daily`);
    await expect(page.getByRole('main')).toContainText('What is done every day');
    await expect(page.getByRole('main').getByRole('link', { name: /Weather/ })).toHaveAttribute(
      'href',
      '/en/docs/guide/fog',
    );
  });
});

const menu = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

test('the menu leads to the same doc in another version, and the choice is kept', async ({ page }) => {
  await serving('versions', async (origin) => {
    await page.goto(`${origin}/docs/guide/lens`);
    await hydrated(page);
    await menu(page, /^版本 2\.0/).click();
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/docs/next/guide/lens`);
    await menu(page, /^版本 Next/).click();
    // Without the same doc, the main one.
    await page.getByRole('link', { name: '1.0', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/docs/1.0`);
    await page.goto(`${origin}/blog`);
    await hydrated(page);
    await expect(menu(page, /^版本 1\.0/)).toBeVisible();
    await expect(menu(page, /^社区版本 2026/)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '手册', exact: true })).toHaveAttribute(
      'href',
      '/docs/1.0',
    );
    await page.goto(`${origin}/docs/1.0`);
    await page.getByRole('alert').getByRole('link').click();
    await expect(page).toHaveURL(`${origin}/docs`);
    await expect.poll(() => preferred(page)).toBe('2.0');
  });
});

test('a remembered version that is gone is forgotten', async ({ page }) => {
  await serving('versions', async (origin) => {
    await page.addInitScript(() => {
      localStorage.setItem('docs-preferred-version-default', '0.1');
      localStorage.setItem('docs-preferred-version-community', '1.0');
    });
    await page.goto(`${origin}/blog`);
    await hydrated(page);
    await expect(page.getByRole('link', { name: '守塔人', exact: true })).toHaveAttribute(
      'href',
      '/people/community/1.0/welcome',
    );
    await expect.poll(() => preferred(page)).toBeNull();
  });
});

test('the menu of small screens has the versions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await serving('versions', async (origin) => {
    await page.goto(`${origin}/blog`);
    await hydrated(page);
    await page.getByRole('button', { name: '打开或关闭导航' }).click();
    const dialog = page.getByRole('dialog');
    const back = dialog.getByRole('button', { name: /主菜单/ });
    if (await back.isVisible()) await back.click();
    await dialog.getByText(/^版本 2\.0/).click();
    await dialog.getByRole('link', { name: '1.0', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/docs/1.0`);
  });
});

for (const { from, finds, misses } of [
  { from: '/docs', finds: 'oilwick', misses: 'whalewick' },
  { from: '/docs/1.0', finds: 'whalewick', misses: 'oilwick' },
  { from: '/docs/next', finds: 'newwick', misses: 'whalewick' },
  { from: '/blog', finds: 'oilwick', misses: 'newwick' },
  { from: '/docs/1.0', finds: 'nightwatch', misses: 'newwick' },
]) {
  test(`a search from ${from} finds ${finds} and not ${misses}`, async ({ page }) => {
    await serving('versions', async (origin) => {
      await page.goto(`${origin}/en${from}`);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      const field = page.getByRole('searchbox').or(page.getByRole('combobox'));
      await field.fill(finds);
      await expect(page.getByRole('option').first()).toBeVisible();
      await field.fill(misses);
      await expect(page.getByText(/No results/)).toBeVisible();
    });
  });
}
