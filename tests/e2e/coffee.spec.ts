import { expect, test } from '../support/test';

test('a coffee is offered in a dialog that gives focus back', async ({ page }) => {
  await page.goto('/en/blog/PythonAsyncIO');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const button = page.getByRole('button', { name: 'Buy me a coffee' });
  const dialog = page.getByRole('dialog', { name: 'Buy me a coffee' });
  await expect(dialog).toBeHidden();

  await button.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^https:/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();

  await button.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
