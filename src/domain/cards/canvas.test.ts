import { describe, expect, it } from 'vitest';
import { Canvas, paletteOf, SHADES } from './canvas';

const WHOLE = SHADES;

/** The shades of an ink on a canvas, row by row. */
function shades(canvas: Canvas, width: number, ink = 0): number[][] {
  const rows: number[][] = [];
  canvas.pixels.forEach((pixel, i) => {
    const row = Math.floor(i / width);
    const isInk = pixel > ink * SHADES && pixel <= (ink + 1) * SHADES;
    (rows[row] ??= []).push(isInk ? pixel - ink * SHADES : 0);
  });
  return rows;
}

/** A polygon, as straight curves. */
const polygon = (...points: [number, number][]): number[] =>
  points.flatMap(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return [x, y, (x + nextX) / 2, (y + nextY) / 2, nextX, nextY];
  });

const area = (rows: number[][]): number => rows.flat().reduce((sum, shade) => sum + shade / WHOLE, 0);

describe('Canvas.fill', () => {
  it('covers whole pixels wholly and halves by half', () => {
    const canvas = new Canvas({ width: 4, height: 3 });
    canvas.fill(polygon([0, 0], [2.5, 0], [2.5, 1], [0, 1]), 1, 1, 1, 0);
    expect(shades(canvas, 4)).toEqual([
      [0, 0, 0, 0],
      [0, WHOLE, WHOLE, WHOLE / 2],
      [0, 0, 0, 0],
    ]);
  });

  it.each([
    ['a triangle', polygon([0, 0], [30, 10], [5, 35]), 500],
    ['one drawn the other way round', polygon([5, 35], [30, 10], [0, 0]), 500],
    ['a slim one', polygon([0, 0], [38, 1], [38, 3]), 38],
  ])('covers the area of %s', (_, outline, expected) => {
    const canvas = new Canvas({ width: 40, height: 40 });
    canvas.fill(outline, 0.3, 0.6, 1, 0);
    expect(Math.abs(area(shades(canvas, 40)) - expected)).toBeLessThan(expected * 0.03);
  });

  it('covers the area under a curve', () => {
    const canvas = new Canvas({ width: 60, height: 60 });
    // A quarter of a parabola: two thirds of its box.
    canvas.fill([0, 50, 25, -50, 50, 50, 50, 50, 25, 50, 0, 50], 2, 2, 1, 0);
    expect(Math.abs(area(shades(canvas, 60)) - (2 / 3) * 50 * 50)).toBeLessThan(20);
  });

  it('leaves holes open, and fills where parts of a glyph overlap', () => {
    const canvas = new Canvas({ width: 12, height: 12 });
    const ring = [...polygon([0, 0], [10, 0], [10, 10], [0, 10]), ...polygon([3, 3], [3, 7], [7, 7], [7, 3])];
    canvas.fill(ring, 1, 1, 1, 0);
    expect(area(shades(canvas, 12))).toBe(84);
    const twice = new Canvas({ width: 12, height: 12 });
    twice.fill(
      [...polygon([0, 0], [6, 0], [6, 6], [0, 6]), ...polygon([3, 3], [9, 3], [9, 9], [3, 9])],
      1,
      1,
      1,
      0,
    );
    expect(area(shades(twice, 12))).toBe(63);
  });

  it('draws nothing outside itself', () => {
    const canvas = new Canvas({ width: 4, height: 4 });
    canvas.fill(polygon([-9, -9], [20, -9], [20, 20], [-9, 20]), 0, 0, 1, 0);
    expect(area(shades(canvas, 4))).toBe(16);
  });
});

describe('Canvas.curve', () => {
  it('is as wide as its pen wherever it leads', () => {
    for (const slope of [0, 0.5, -1]) {
      const canvas = new Canvas({ width: 100, height: 200 });
      canvas.curve((x) => 100.3 + slope * (x - 50), 0, 100, { ink: 0, width: 3, opacity: 1 });
      const expected = 3 * 100 * Math.sqrt(1 + slope ** 2);
      expect(Math.abs(area(shades(canvas, 100)) - expected)).toBeLessThan(expected * 0.06);
    }
  });

  it('has dots where it is told to', () => {
    const canvas = new Canvas({ width: 100, height: 3 });
    const dots = { length: 2, gap: 8 };
    canvas.curve(() => 1.5, 0, 100, { ink: 0, width: 1, opacity: 1, dots });
    const row = shades(canvas, 100)[1] ?? [];
    expect(row.filter((shade, i) => shade > 0 && !row[i - 1])).toHaveLength(10);
  });
});

it('ellipses are outlines or filled', () => {
  const outline = new Canvas({ width: 60, height: 40 });
  outline.ellipse(30, 20, 25, 15, { ink: 0, width: 2, opacity: 1 });
  expect(shades(outline, 60)[20]?.[30]).toBe(0);
  expect(shades(outline, 60)[20]?.[5]).toBeGreaterThan(WHOLE / 2);
  const filled = new Canvas({ width: 60, height: 40 });
  filled.ellipse(30, 20, 25, 15, { ink: 0 });
  expect(Math.abs(area(shades(filled, 60)) - Math.PI * 25 * 15)).toBeLessThan(20);
});

it('where inks meet, the one that covers more is seen', () => {
  const canvas = new Canvas({ width: 2, height: 1 });
  canvas.fill(polygon([0, 0], [1, 0], [1, 1], [0, 1]), 0, 0, 1, 1);
  canvas.fill(polygon([0, 0], [2, 0], [2, 0.5], [0, 0.5]), 0, 0, 1, 0);
  expect([...canvas.pixels]).toEqual([SHADES * 2, SHADES / 2]);
});

it('paletteOf goes from the background to each ink', () => {
  const palette = paletteOf('#000000', ['#ffffff', '#ff0000']);
  expect(palette).toHaveLength(3 * (1 + 2 * SHADES));
  expect(palette.slice(0, 3)).toEqual([0, 0, 0]);
  expect(palette.slice(3 * SHADES, 3 * SHADES + 3)).toEqual([255, 255, 255]);
  expect(palette.slice(-3)).toEqual([255, 0, 0]);
});
