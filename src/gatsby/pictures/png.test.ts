import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePng } from './png';

it('writes pictures that others read', async () => {
  const size = { width: 3, height: 2 };
  const png = encodePng(Uint8Array.from([0, 1, 2, 2, 1, 0]), size, [0, 0, 0, 255, 0, 0, 10, 20, 30]);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...size, channels: 3 });
  expect([...data]).toEqual([0, 0, 0, 255, 0, 0, 10, 20, 30, 10, 20, 30, 255, 0, 0, 0, 0, 0]);
});
