import { expect, test } from '../support/test';
import { open } from '../support/site-page';

test('pictures have the size that their author gives them, in the line and side by side @both', async ({
  page,
}) => {
  await open(page, '/en/test2/');
  const [icon, left, right] = await page
    .locator('img[width="20"], img[style*="48%"]')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height, top, left } = picture.getBoundingClientRect();
        return { width, height, top, left, line: picture.closest('p, div')?.clientHeight };
      }),
    );
  if (!icon || !left || !right) throw new Error('The page has no such pictures.');
  expect(icon.width).toBe(20);
  expect(icon.height).toBeCloseTo(20 / (left.width / left.height), 0);
  expect(icon.line).toBeLessThan(60);
  expect(left.top).toBe(right.top);
  expect(right.left).toBeGreaterThan(left.left + left.width);
  expect(left.width).toBe(right.width);
});
