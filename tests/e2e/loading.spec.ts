import { expect, test } from '../support/test';
import { follow, hold } from '../support/navigation';
import { LANGUAGES, open } from '../support/site-page';

/** What stands in for a part of the page that is still on its way, or that does not come. */

test.describe('something on the page is late', () => {
  test('nothing until 200 ms are over, then a spinner until it is there, then the thing itself', async ({
    page,
  }) => {
    await open(page, '/en/blog/Awk');
    const release = await hold(page, '**/data/docs-sidebar*');
    const spinner = page.getByRole('status').filter({ hasText: LANGUAGES[1].text.loading.label });
    // Timers of 200 ms end when the test says so.
    const timers = await page.evaluateHandle(() => {
      const waiting: (() => void)[] = [];
      const start = window.setTimeout.bind(window);
      const hold = (run: () => void, delay?: number) =>
        delay === 200 ? waiting.push(run) : start(run, delay);
      Object.assign(window, { setTimeout: hold });
      return waiting;
    });
    await follow(page, '/en/docs/SQL/NF');
    await expect.poll(() => timers.evaluate(({ length }) => length)).toBeGreaterThan(0);
    await expect(spinner).toHaveCount(0);
    await expect(async () => {
      await timers.evaluate((waiting) => {
        for (const run of waiting.splice(0)) run();
      });
      await expect(spinner).toBeVisible({ timeout: 500 });
    }).toPass();
    const rings = () => spinner.evaluate((element) => element.getAnimations({ subtree: true }).length);
    await expect.poll(rings).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(rings).toBe(0);
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
});
