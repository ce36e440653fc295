import { expect, test } from '@playwright/test';
import { open } from '../support/site-page';

/** With one version there is nothing to choose, and a choice made earlier must not linger. */

const KEY = 'docs-preferred-version-default';

test.describe('versions of the docs', { tag: '@desktop' }, () => {
  for (const [stored, kept] of [
    ['1.0', null],
    ['current', 'current'],
  ]) {
    test(`the choice of "${String(stored)}" is ${kept === null ? 'forgotten' : 'kept'}`, async ({ page }) => {
      await page.goto('/en/about/');
      await page.evaluate(([key, value]) => localStorage.setItem(String(key), String(value)), [KEY, stored]);
      await open(page, '/en/docs/Docker/Build');
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(kept);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Version:')).toHaveCount(0);
    });
  }
});

test('breadcrumbs are there for search engines', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/en/docs/Docker/Build');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Docker', item: 'https://tidepool.example.com/en/docs/Docker/' },
      { position: 2, item: 'https://tidepool.example.com/en/docs/Docker/Build' },
    ],
  });
});
