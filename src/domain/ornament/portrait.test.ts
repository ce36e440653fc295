import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawPortrait } from './portrait';

it('is a drawing of the author’s own', () => {
  expect(drawPortrait('tidepool')).toBe(drawPortrait('tidepool'));
  expect(drawPortrait('tidepool')).not.toBe(drawPortrait('guest'));
  expect(drawPortrait('潮池')).toMatch(/^<svg xmlns="[^>]*><style>[^]*<path/);
});

it('has the colours of the page in both modes', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const used = drawPortrait('tidepool').match(/#[0-9a-f]{6}/g) ?? [];
  expect(used).toHaveLength(6);
  for (const color of used) expect(tokens).toContain(color);
});
