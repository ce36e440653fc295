import { expect, it } from 'vitest';
import { drawPortrait } from './portrait';

it('is a drawing of the author’s own', () => {
  expect(drawPortrait('tidepool')).toBe(drawPortrait('tidepool'));
  expect(drawPortrait('tidepool')).not.toBe(drawPortrait('guest'));
  expect(drawPortrait('潮池')).toMatch(/^<svg xmlns="[^]*<path/);
});

/** Relative luminance of WCAG 2. */
const luminance = (color: string): number =>
  [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    .reduce((sum, share, index) => sum + share * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

it('has colours that are seen in both modes', () => {
  const colors = drawPortrait('tidepool').match(/#[0-9a-f]{6}/g) ?? [];
  expect(new Set(colors).size).toBe(3);
  // `--sunken`, which is behind it.
  for (const ground of ['#091518', '#eee6d5'])
    for (const color of colors) expect(contrast(luminance(color), luminance(ground))).toBeGreaterThan(2.5);
});
