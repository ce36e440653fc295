import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hydrated } from '../support/site-page';
import { servingRoot } from '../support/serving-root';
import { expect, test } from '../support/test';
import { TEST_ROOTS } from '../support/test-roots.mjs';

/** Docusaurus sites that were imported and built: every address that they had answers. */

/** Addresses that do not answer with a page or a file in the end. */
async function unanswered(name: string, addresses: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  await servingRoot(name, async (origin) => {
    for (const address of addresses) {
      const { status } = await fetch(origin + encodeURI(address));
      if (status !== 200) lost.push(`${String(status)} ${address}`);
    }
  });
  return lost;
}

/** Old addresses, by Docusaurus's rules. */
const ADDRESSES: Record<string, string[]> = {
  'imported-blog-site': [
    '/',
    '/about',
    '/blog',
    '/blog/page/2',
    '/blog/archive',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/tags',
    '/blog/tags/lamps',
    '/blog/tags/big-repairs',
    '/blog/tags/weather',
    '/blog/tags/people',
    '/blog/2023/11/05/a-new-lamp',
    '/blog/2024/02/29/fog',
    '/blog/visitors-in-may',
    '/blog/undated',
    '/old-lamp',
    '/lamp.html',
    '/who',
    '/img/lamp.png',
    '/keys.txt',
  ],
  'imported-bilingual-docs': [
    '/docs',
    '/docs/install',
    '/docs/calibrate',
    '/docs/glossary',
    '/docs/reference/settings',
    '/docs/reference/errors',
    '/docs/category/first-steps',
    '/docs/tags',
    '/docs/tags/set-up',
    '/docs/next',
    '/docs/next/install',
    '/docs/next/calibrate',
    '/docs/next/reference/settings',
    '/docs/next/category/first-steps',
    '/docs/1.0',
    '/docs/1.0/install',
    '/docs/1.0/reference/settings',
    '/community/meetings',
    '/community/rules/conduct',
  ]
    .flatMap((address) => [address, `/zh-CN${address}`])
    // Tags have the addresses of their language.
    .concat('/docs/next/tags/hardware', '/zh-CN/docs/next/tags/硬件'),
};

for (const [name, addresses] of Object.entries(ADDRESSES)) {
  test(`${name}: every old address answers`, async () => {
    expect(await unanswered(name, addresses)).toEqual([]);
  });
}

test('a post shows its author with the picture, its tags, and what was not moved', async ({ page }) => {
  await servingRoot('imported-blog-site', async (origin) => {
    await page.goto(`${origin}/blog/2023/11/05/a-new-lamp`);
    await hydrated(page);
    const author = page
      .locator('article')
      .getByRole('link', { name: /Ines Varga/ })
      .or(page.getByText('Ines Varga'));
    await expect(author.first()).toBeVisible();
    await expect(page.locator('img[src*="lamp"]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Big Repairs' }).first()).toHaveAttribute(
      'href',
      '/blog/tags/big-repairs',
    );
    await page.goto(`${origin}/blog/2024/02/29/fog`);
    await hydrated(page);
    await expect(page.getByText('Not moved:').first()).toBeVisible();
    await expect(page.getByText('<Compass bearing={240}>').first()).toBeVisible();
    await expect(page.getByText('The horn sounded every ninety seconds.')).toBeVisible();
    await expect(page.getByText('3 + 5 + 3')).toBeVisible();
  });
});

test('sidebars are in the order of the old site, in both languages', async ({ page }) => {
  await servingRoot('imported-bilingual-docs', async (origin) => {
    const items = async (name: string) => {
      const sidebar = page.getByRole('navigation', { name });
      await expect(sidebar.locator('li > a, li > div > a').first()).toBeVisible();
      return (await sidebar.locator('li > a, li > div > a').allInnerTexts()).map((text) => text.trim());
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/docs/install`);
    const english = await items('Docs sidebar');
    expect(english.slice(0, 4)).toEqual(['What Pondkeeper is', 'First steps', 'Install', 'Calibrate']);
    await page.goto(`${origin}/zh-CN/docs/next/install`);
    const chinese = await items('文档侧栏');
    expect(chinese.slice(0, 4)).toEqual(['Pondkeeper 是什么', '入门', '安装', '校准雨量计']);
  });
});

test('versions: a banner, a menu, and data of modules', async ({ page }) => {
  await servingRoot('imported-bilingual-docs', async (origin) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}/docs/1.0/install`);
    await hydrated(page);
    await expect(page.locator('main')).toContainText('1.0');
    await expect(page.locator('main').getByRole('link', { name: /2\.0/ }).first()).toHaveAttribute(
      'href',
      '/docs/install',
    );
    await expect(page.getByRole('tab', { name: 'Millimetres' })).toBeVisible();
    // What a function of the module computes is left out.
    await expect(page.getByText("Set the gauge to {named('mm')}.")).toBeVisible();
  });
});

test('the report says what became of everything', () => {
  const report = readFileSync(path.join(TEST_ROOTS, 'content', 'imported-blog-site', 'IMPORT.md'), 'utf8');
  expect(report).toContain(
    '18 stay as they are, 3 are redirected, 1 has no page any more. There may have been others',
  );
  expect(report).toContain('`/shop`');
  expect(report).toContain('`blog/2024-02-29-fog.mdx:18`');
});
