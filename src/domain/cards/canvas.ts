/**
 * A drawing surface for cards: a background and a few inks, each in {@link SHADES} steps of coverage. A pixel is a
 * palette index, as in the PNG. Drawing a card as SVG with a general renderer and colour quantizer takes ten times as
 * long, and a site has two cards per document.
 */

/** Number of steps between the background and an ink. */
export const SHADES = 16;

/** An outline: quadratic curves as `x0 y0 cx cy x1 y1`, one after the other, with the y axis pointing down. */
export type Outline = readonly number[];

/** The style of a curve. */
export interface Pen {
  /** Index of the ink. */
  ink: number;
  /** Width of the line in pixels. */
  width: number;
  /** 0 to 1. */
  opacity: number;
  /** Draws only dots of this length, at this distance. */
  dots?: { length: number; gap: number };
}

/** A picture made of inks on a background. */
export class Canvas {
  /** A palette index per pixel, row by row; 0 is the background. */
  readonly pixels: Uint8Array;
  private readonly width: number;
  private readonly height: number;
  private area = new Float32Array(0);

  constructor({ width, height }: { width: number; height: number }) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height);
  }

  /** Fills an outline, scaled and moved. */
  fill(outline: Outline, x: number, y: number, scale: number, ink: number): void {
    if (outline.length === 0) return;
    const box = boundsOf(outline);
    const left = Math.floor(x + box.left * scale);
    const top = Math.floor(y + box.top * scale);
    const width = Math.ceil(x + box.right * scale) - left + 2;
    const height = Math.ceil(y + box.bottom * scale) - top + 1;
    if (this.area.length < width * height + 2) this.area = new Float32Array(width * height + 2);
    const area = this.area.fill(0, 0, width * height + 2);
    for (let i = 0; i < outline.length; i += 6) {
      addCurve(area, width, outline, i, x - left, y - top, scale);
    }
    for (let row = 0; row < height; row++) {
      let sum = 0;
      for (let column = 0; column < width; column++) {
        sum += area[row * width + column] ?? 0;
        this.put(left + column, top + row, ink, Math.min(1, Math.abs(sum)));
      }
    }
  }

  /** Draws the graph of a function between two columns. */
  curve(yOf: (x: number) => number, from: number, to: number, pen: Pen): void {
    let y = yOf(from + 0.5);
    let along = 0;
    for (let x = from; x < to; x++) {
      const next = yOf(x + 1.5);
      const length = Math.sqrt(1 + (next - y) ** 2);
      const shown = pen.dots ? dotCoverage(along, pen.width, pen.dots) : 1;
      // A slanted line is higher than its width.
      if (shown > 0) this.column(x, y, (pen.width * length) / 2, pen.ink, pen.opacity * shown);
      along += length;
      y = next;
    }
  }

  private column(x: number, y: number, half: number, ink: number, opacity: number): void {
    for (let row = Math.floor(y - half); row < y + half; row++) {
      const covered = Math.min(row + 1, y + half) - Math.max(row, y - half);
      this.put(x, row, ink, covered * opacity);
    }
  }

  /** Draws the outline of an ellipse, or fills it. */
  ellipse(x: number, y: number, rx: number, ry: number, pen: Pen | { ink: number }): void {
    const reach = 'width' in pen ? pen.width : 1;
    for (let row = Math.floor(y - ry - reach); row <= y + ry + reach; row++) {
      for (let column = Math.floor(x - rx - reach); column <= x + rx + reach; column++) {
        const distance = ellipseDistance(column + 0.5 - x, row + 0.5 - y, rx, ry);
        const covered = 'width' in pen ? pen.width / 2 + 0.5 - Math.abs(distance) : 0.5 - distance;
        const opacity = 'opacity' in pen ? pen.opacity : 1;
        if (covered > 0) this.put(column, row, pen.ink, Math.min(1, covered) * opacity);
      }
    }
  }

  /** Where inks meet, the one with more coverage is visible. */
  private put(x: number, y: number, ink: number, coverage: number): void {
    const shade = Math.round(coverage * SHADES);
    if (shade === 0 || x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const at = y * this.width + x;
    const before = this.pixels[at] ?? 0;
    if (before === 0 || shade > ((before - 1) % SHADES) + 1) this.pixels[at] = ink * SHADES + shade;
  }
}

/**
 * The colours of a canvas's palette, three bytes each.
 * @param background `#rrggbb`, like the inks.
 */
export function paletteOf(background: string, inks: readonly string[]): number[] {
  const base = channels(background);
  const shades = inks.flatMap((ink) => {
    const color = channels(ink);
    return Array.from({ length: SHADES }, (_, i) =>
      base.map((from, channel) => Math.round(from + ((i + 1) / SHADES) * ((color[channel] ?? 0) - from))),
    );
  });
  return [base, ...shades].flat();
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

function boundsOf(outline: Outline): { left: number; top: number; right: number; bottom: number } {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < outline.length; i += 2) {
    const x = outline[i] ?? 0;
    const y = outline[i + 1] ?? 0;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return box;
}

/** Adds a quadratic curve as short line segments. */
function addCurve(
  area: Float32Array,
  width: number,
  outline: Outline,
  at: number,
  dx: number,
  dy: number,
  scale: number,
): void {
  const x0 = (outline[at] ?? 0) * scale + dx;
  const y0 = (outline[at + 1] ?? 0) * scale + dy;
  const cx = (outline[at + 2] ?? 0) * scale + dx;
  const cy = (outline[at + 3] ?? 0) * scale + dy;
  const x1 = (outline[at + 4] ?? 0) * scale + dx;
  const y1 = (outline[at + 5] ?? 0) * scale + dy;
  // The deviation of the curve from a line determines the number of segments.
  const deviation = Math.abs(x0 - 2 * cx + x1) + Math.abs(y0 - 2 * cy + y1);
  const count = deviation < 0.5 ? 1 : 1 + Math.floor(Math.sqrt(deviation * 1.5));
  let x = x0;
  let y = y0;
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const nextX = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t ** 2 * x1;
    const nextY = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t ** 2 * y1;
    addLine(area, width, x, y, nextX, nextY);
    x = nextX;
    y = nextY;
  }
}

/**
 * Adds an edge to an accumulation buffer: each cell gets the change of coverage from its left neighbour, so that
 * running sums along a row are the coverage (the method of font-rs, by Raph Levien).
 */
function addLine(area: Float32Array, width: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const isDown = ay < by;
  const direction = isDown ? 1 : -1;
  const topX = isDown ? ax : bx;
  const topY = isDown ? ay : by;
  const bottomX = isDown ? bx : ax;
  const bottomY = isDown ? by : ay;
  const slope = (bottomX - topX) / (bottomY - topY);
  let x = topX;
  for (let row = Math.floor(topY); row < bottomY; row++) {
    const rise = Math.min(row + 1, bottomY) - Math.max(row, topY);
    const nextX = x + slope * rise;
    addSpan(area, row * width, Math.min(x, nextX), Math.max(x, nextX), rise * direction);
    x = nextX;
  }
}

/** Distributes the part of an edge inside one row over the cells it crosses. */
function addSpan(area: Float32Array, row: number, left: number, right: number, amount: number): void {
  const first = Math.floor(left);
  const last = Math.ceil(right);
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    add(area, row + first, amount * (1 - middle));
    add(area, row + first + 1, amount * middle);
    return;
  }
  // Area to the right of the edge, cell by cell; what exceeds one cell goes to the next.
  const perCell = 1 / (right - left);
  let before = 0;
  for (let cell = first; cell < last; cell++) {
    const from = Math.max(cell, left);
    const to = Math.min(cell + 1, right);
    const share = (to - from) * perCell;
    const passed = (from - left) * perCell;
    const covered = passed + share * (1 - ((from + to) / 2 - cell));
    add(area, row + cell, amount * (covered - before));
    before = covered;
  }
  add(area, row + last, amount * (1 - before));
}

const add = (area: Float32Array, at: number, amount: number): void => {
  area[at] = (area[at] ?? 0) + amount;
};

/** Coverage of a dot with round ends at a position along its line. */
function dotCoverage(along: number, width: number, { length, gap }: { length: number; gap: number }): number {
  const period = length + gap;
  const middle = Math.abs((along % period) - period / 2);
  return Math.max(0, Math.min(1, (length + width) / 2 + 0.5 - middle));
}

/** Distance of a point to an ellipse, negative inside; exact near the outline. */
function ellipseDistance(x: number, y: number, rx: number, ry: number): number {
  const value = (x / rx) ** 2 + (y / ry) ** 2 - 1;
  const steepness = 2 * Math.sqrt((x / rx ** 2) ** 2 + (y / ry ** 2) ** 2);
  return steepness === 0 ? -Math.min(rx, ry) : value / steepness;
}
