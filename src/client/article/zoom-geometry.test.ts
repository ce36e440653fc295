import { describe, expect, it } from 'vitest';
import { largestWidth, naturalSize, zoomScale } from './zoom-geometry';

const size = (width: number, height: number) => ({ width, height });

describe('zoomScale', () => {
  it.each([
    ['natural size fits', size(400, 300), size(800, 600), size(1440, 900), 0, 2],
    ['window limits the width', size(400, 100), size(4000, 1000), size(1200, 900), 0, 3],
    ['window limits the height', size(400, 300), size(4000, 3000), size(1440, 600), 0, 2],
    ['margin', size(400, 100), size(4000, 1000), size(1200, 900), 200, 2],
    ['already at natural size', size(400, 300), size(400, 300), size(1440, 900), 0, 1],
    ['shown larger than it is', size(400, 300), size(200, 150), size(1440, 900), 0, 1],
    ['taller than the window', size(400, 1200), size(400, 1200), size(1440, 600), 0, 0.5],
    ['a drawing', size(400, 300), size(Infinity, Infinity), size(800, 900), 0, 2],
  ])('%s', (_, shown, natural, viewport, margin, expected) => {
    expect(zoomScale(shown, natural, viewport, margin)).toBe(expected);
  });
});

describe('largestWidth', () => {
  it.each([
    ['/a.webp 380w, /b.webp 1520w,\n/c.webp 760w', 1520],
    ['/a 100w.webp 380w', 380],
    ['/a.webp 1x, /b.webp 2x', 0],
    ['', 0],
  ])('%s', (srcset, expected) => expect(largestWidth(srcset)).toBe(expected));
});

describe('naturalSize', () => {
  it.each([
    [
      'the largest file counts',
      { natural: size(380, 190), srcset: '/b 1520w', isDrawing: false },
      size(1520, 760),
    ],
    ['without srcset', { natural: size(380, 190), srcset: '', isDrawing: false }, size(380, 190)],
    ['not loaded yet', { natural: size(0, 0), srcset: '/b 1520w', isDrawing: false }, size(1520, 0)],
    ['a drawing', { natural: size(10, 10), srcset: '', isDrawing: true }, size(Infinity, Infinity)],
  ])('%s', (_, image, expected) => expect(naturalSize(image)).toEqual(expected));
});
