import { expect, test } from '../support/test';
import { follow, hold } from '../support/navigation';
import { LANGUAGES, open } from '../support/site-page';

/** What stands in for a part of the page that is still on its way, or that does not come. */

test.describe('something on the page is late @desktop', () => {
  test('nothing for 200 ms, then a spinner until it is there, then the thing itself', async ({ page }) => {
    await open(page, '/en/blog/Awk');
    const release = await hold(page, '**/data/docs-sidebar*');
    const spinner = page.getByRole('status').filter({ hasText: LANGUAGES[1].text.loading.label });
    // The spinner comes no earlier after the page; timers may be a millisecond early.
    const wait = page.evaluate(
      (label) =>
        new Promise<number>((resolve) => {
          let since = NaN;
          new MutationObserver(() => {
            if (/normal/i.test(document.querySelector('h1')?.textContent ?? '')) since ||= performance.now();
            const all = [...document.querySelectorAll('[role=status]')];
            if (all.some((it) => it.textContent === label)) resolve(performance.now() - since);
          }).observe(document.body, { childList: true, subtree: true });
        }),
      LANGUAGES[1].text.loading.label,
    );
    await follow(page, '/en/docs/SQL/NF');
    expect(await wait).toBeGreaterThan(198);
    await expect(spinner).toBeVisible();
    const rings = () => spinner.evaluate((element) => element.getAnimations({ subtree: true }).length);
    expect(await rings()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await rings()).toBe(0);
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
