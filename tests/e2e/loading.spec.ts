import { expect, test } from '../support/test';
import { follow, hold } from '../support/navigation';
import { LANGUAGES, open } from '../support/site-page';

/** What stands in for a part of the page that is still on its way, or that does not come. */

test.describe('something on the page is late @desktop', () => {
  test('a spinner until it is there, then the thing itself', async ({ page }) => {
    await open(page, '/en/blog/Awk');
    const release = await hold(page, '**/data/docs-sidebar*');
    await follow(page, '/en/docs/SQL/NF');
    const spinner = page.getByRole('status').filter({ hasText: LANGUAGES[1].text.loading.label });
    await expect(spinner).toBeVisible();
    expect(
      await spinner.evaluate((element) => element.getAnimations({ subtree: true }).length),
    ).toBeGreaterThan(0);
    await release();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('it fails: the error, and Retry', async ({ page }) => {
    await open(page, '/en/blog/Awk');
    await page.route('**/data/docs-sidebar*', (route) => route.abort());
    await follow(page, '/en/docs/SQL/NF');
    const box = page.getByRole('alert');
    await expect(box).toContainText('TypeError: Failed to fetch');
    await page.unroute('**/data/docs-sidebar*');
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test('the rings stand still for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/en/blog/Awk');
    const release = await hold(page, '**/data/docs-sidebar*');
    await follow(page, '/en/docs/SQL/NF');
    const spinner = page.getByRole('status').filter({ hasText: LANGUAGES[1].text.loading.label });
    await expect(spinner).toBeVisible();
    expect(await spinner.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await release();
  });
});
