import { expect, test } from '../support/test';
import { follow, hold } from '../support/navigation';
import { LANGUAGES, open } from '../support/site-page';

/** What stands in for a part of the page that is still on its way, or that does not come. */

test.describe('something on the page is late @desktop', () => {
  test('nothing for 200 ms, then rings of three seconds, then the thing itself', async ({ page }) => {
    await page.clock.install();
    await open(page, '/en/blog/Awk');
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = await hold(page, '**/data/docs-sidebar*');
    await follow(page, '/en/docs/SQL/NF');
    const spinner = page.getByRole('status').filter({ hasText: LANGUAGES[1].text.loading.label });
    // The page itself comes through a few timers of the router and of React; its loader starts counting then.
    const main = page.locator('main h1');
    for (let tick = 0; tick < 200 && !/normal/i.test((await main.textContent()) ?? ''); tick += 1)
      await page.clock.runFor(1);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(150);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(60);
    await expect(spinner).toBeVisible();
    const cycles = await spinner.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().duration),
    );
    expect(cycles).toEqual([3000, 3000, 1500]);
    await release();
    await page.clock.resume();
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
