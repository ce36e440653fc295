import { axeViolations } from '../support/axe';
import { open } from '../support/site-page';
import { expect, test } from '../support/test';

/** What axe says of menus that are open; of pages as they open, `every-page.spec.ts` asks it. */

test('axe finds nothing in the open menu of small screens', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/docs/Docker/Build');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const back = page.getByRole('button', { name: '← Back to main menu' });
  await expect(back).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await back.click();
  await expect(back).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
});

test('axe finds nothing in an open menu of the bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/en/docs/Docker/Build');
  const button = page.getByRole('button', { name: 'About', exact: true });
  await button.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await axeViolations(page)).toEqual([]);
});
