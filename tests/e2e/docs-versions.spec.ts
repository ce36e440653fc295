import { expect, test, type Page } from '../support/test';
import { bundle, type Bundle } from '../support/bundle';
import { LANGUAGES, open } from '../support/site-page';
import type * as VersionPage from '../support/version-page';

/** With one version there is nothing to choose, and a choice made earlier must not linger. */

const KEY = 'docs-preferred-version-default';

test.describe('versions of the docs', () => {
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

const NEXT = { name: 'current', label: 'Next', isLast: false };
const STABLE = { name: '2.0', label: '2.0', isLast: true };
const OLD = { name: '1.0', label: '1.0', isLast: false };

test.describe('several versions of the docs', () => {
  let parts: Bundle<typeof VersionPage>;
  test.beforeAll(async () => {
    parts = await bundle<typeof VersionPage>('version-page.tsx');
  });

  const visit = async (page: Page, options: VersionPage.VersionOptions) => {
    await page.unrouteAll();
    await page.route('**/version-page', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: parts.server.renderPage(options, parts.css, parts.script),
      }),
    );
    await page.goto('/version-page');
  };

  const versions = [NEXT, STABLE, OLD];
  for (const { lang: locale, text } of LANGUAGES) {
    test(`others than the one to read say so and lead there (${locale})`, async ({ page }) => {
      const site = locale === 'en' ? 'Tidepool Notes' : '潮池札记';
      for (const [shown, label, sentence] of [
        ['current', 'Next', text.docs.unreleased],
        ['1.0', '1.0', text.docs.unmaintained],
      ] as const) {
        for (const [doc, target] of [
          ['Guide', '/docs/Guide'],
          ['Gone', '/docs'],
        ] as const) {
          await visit(page, { locale, versions, shown, doc });
          const banner = page.getByRole('alert');
          await expect(banner).toContainText(
            sentence.replace('{{site}}', site).replace('{{version}}', label),
          );
          await expect(banner.getByRole('link')).toHaveText(
            text.docs.latestVersion.replace('{{version}}', '2.0'),
          );
          await expect(banner.getByRole('link')).toHaveAttribute('href', target);
          await expect(page.getByText(text.docs.version.replace('{{version}}', label))).toBeVisible();
        }
      }
      await visit(page, { locale, versions, shown: '2.0', doc: 'Guide' });
      await expect(page.getByText(text.docs.version.replace('{{version}}', '2.0'))).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('the version gone to is remembered, and forgotten when it is no more', async ({ page }) => {
    const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
    const at = { locale: 'en', shown: '1.0', doc: 'Guide' } as const;
    await visit(page, { ...at, versions });
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await page.getByRole('alert').getByRole('link').click();
    await expect.poll(stored).toBe('2.0');
    await expect(page.locator('main')).toHaveAttribute('data-preferred', '2.0');
    await visit(page, { ...at, versions });
    await expect(page.locator('main')).toHaveAttribute('data-preferred', '2.0');
    await visit(page, { ...at, versions: [{ ...NEXT, isLast: true }, OLD] });
    await expect.poll(stored).toBeNull();
    await expect(page.locator('main')).not.toHaveAttribute('data-preferred');
  });
});

test('breadcrumbs are there for search engines', async ({ page }) => {
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
