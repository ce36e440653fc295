import { expect, test, type Page } from '../support/test';
import { open } from '../support/site-page';

/** Stands for the first half of a file. */
const HALF = 'half a file';

/** Parts that come on their own, and files that each of them reads. */
const PARTS = [
  {
    at: '/en/docs/SQL/NF',
    file: '**/data/docs-sidebar*',
    bodies: ['{}', 'null', '{"items":[{}]}', '{"items":null}', '"text"', '<!doctype html>', HALF],
    shown: (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' }),
  },
  {
    at: '/en/blog/Awk',
    file: '**/data/blog-sidebar*',
    bodies: ['{"years":[{}]}'],
    shown: (page: Page) => page.getByRole('navigation', { name: 'Blog recent posts navigation' }),
  },
  {
    at: '/en/search?q=docker',
    file: '**/search-index/en.json',
    bodies: ['{}', '<!doctype html>'],
    shown: (page: Page) => page.getByRole('status').filter({ hasText: /\d/ }),
  },
  {
    at: '/en/test2/#mermaid',
    file: '**/mermaid/mermaid.esm.min.mjs*',
    bodies: ['{}', HALF],
    shown: (page: Page) => page.getByRole('img', { name: 'Where a text goes' }).locator('svg'),
  },
  {
    at: '/en/test2/#live',
    file: '**/live/index.html',
    bodies: ['<!doctype html>'],
    shown: (page: Page) => page.locator('iframe[data-outcome=shown]').first(),
    says: 'did not come to an end',
  },
];

test.describe('a part that is something else leaves the text in peace, and comes again', () => {
  for (const { at, file, bodies, shown, says = '' } of PARTS)
    for (const body of bodies)
      test(`${file}: ${body}`, async ({ page }) => {
        await page.route(file, async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          await route.fulfill({ response, body: body === HALF ? text.slice(0, text.length / 2) : body });
        });
        await open(page, at);
        const retry = page.getByRole('alert').filter({ hasText: says }).getByRole('button').first();
        await expect(retry).toBeVisible();
        await expect(page.locator('h1')).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
        await retry.click();
        await expect(shown(page)).toBeVisible();
      });
});
