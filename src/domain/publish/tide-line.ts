/**
 * The site's one ornament: tide lines parting around pools, drawn from a text. The same text always gives the same
 * drawing, and no two posts look alike. Pure arithmetic, so that it runs at build time and in the browser.
 */

/** What to draw on; sizes are in CSS pixels, and the drawing is cropped (never stretched) to fill its box. */
export interface TideLineOptions {
  width: number;
  height: number;
  /** Number of lines; by default as many as the height has room for. */
  lines?: number;
  /** Colours where the page's own are out of reach (image files). */
  colors?: { line: string; accent: string; warm: string };
}

/** Still water the lines part around: an ellipse. */
interface Pool {
  x: number;
  y: number;
  radius: number;
}

/** One shape of the swell, shared by all lines of a drawing. */
type Swell = (x: number) => number;

/** Coordinates have this many units to a pixel: half pixels keep nearly level lines smooth. */
const UNITS = 2;
/** Pools are this much wider than high. */
const STRETCH = 2.1;
/** No drawing has more characters: it travels inside pages. */
const MAX_LENGTH = 2040;
const PAGE_COLORS = { line: 'currentColor', accent: 'var(--accent)', warm: 'var(--warm)' };

/**
 * Draws tide lines.
 * @returns An SVG document of less than 2 KB.
 * @example tideLine('Awk', { width: 720, height: 64 })
 */
export function tideLine(seed: string, options: TideLineOptions): string {
  const width = options.width * UNITS;
  const height = options.height * UNITS;
  const count = options.lines ?? Math.max(5, Math.min(9, Math.round(options.height / 11)));
  const colors = options.colors ?? PAGE_COLORS;
  const random = randomOf(seed);
  const pools = makePools(random, width, height);
  const swell = makeSwell(random, width, height);
  const levels = Array.from(
    { length: count },
    (_, i) => ((i + 0.5 + (random() - 0.5) * 0.5) / count) * height,
  );
  const lines = levels.map((level) => (x: number) => swell(x) + flow(x, level, pools));
  const fit = fitInto(lines, width, height);

  const marked = 1 + Math.floor(random() * (count - 2));
  const attributes = lines.map((_, i) =>
    lineAttributes(Math.abs(i - marked) / count, random() < 0.24, colors.accent),
  );
  const living = pools[Math.floor(random() * pools.length)];
  const inside = drawPools(pools, living, swell, fit, colors.warm);
  const frame = drawFrame(width, height, alignment(living, width), colors.line, inside);
  const room = MAX_LENGTH - frame('').length - attributes.join('').length - count * 22;
  const draw = (step: number) =>
    lines.map(
      (line, i) =>
        `<path${attributes[i] ?? ''} d="${drawLine((x) => fit.y(line(x)), width, step, living?.x ?? 0)}"/>`,
    );
  // As many samples as there is room for; a guess that turns out too fine is coarsened.
  const guess = (perSample: number): number => Math.ceil((width * count * perSample) / room);
  for (let step = guess(guess(11) < 100 ? 11 : 14.5); ; step = Math.ceil(step * 1.08)) {
    const svg = frame(draw(step).join(''));
    if (svg.length <= MAX_LENGTH) return svg;
  }
}

const drawFrame =
  (width: number, height: number, align: string, line: string, pools: string) => (paths: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${align}YMid slice" ` +
    `fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round">${paths}${pools}</svg>`;

/** The marked line is the tide's own; the others fade with their distance from it, and some are only specks. */
function lineAttributes(distance: number, dotted: boolean, accent: string): string {
  if (distance === 0) return ` stroke="${accent}" stroke-width="3.4"`;
  const opacity = (0.85 - 0.6 * Math.min(1, distance * 1.4)).toFixed(1).slice(1);
  return ` opacity="${opacity}"${dotted ? ' stroke-dasharray="1 8"' : ''}`;
}

/** Where the drawing has to move so that its outermost lines just fit into the height. */
interface Fit {
  y: (y: number) => number;
  scale: number;
}

function fitInto(lines: Swell[], width: number, height: number): Fit {
  const heights = lines.flatMap((line) => Array.from({ length: 25 }, (_, i) => line((i / 24) * width)));
  const top = Math.min(...heights);
  const scale = (height - 8) / (Math.max(...heights) - top);
  return { y: (y) => 4 + (y - top) * scale, scale };
}

/** FNV-1a of the text, then mulberry32: numbers from 0 up to 1. */
function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One to three pools, each in its own part of the width. */
function makePools(random: () => number, width: number, height: number): Pool[] {
  const count = 1 + Math.floor(random() * Math.min(3, 1 + width / height / 3));
  const part = width / count;
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round(part * (i + 0.24 + random() * 0.52)),
    y: Math.round(height * (0.34 + random() * 0.32)),
    radius: Math.round(Math.min(height * (0.17 + random() * 0.11), part * 0.16)),
  }));
}

function makeSwell(random: () => number, width: number, height: number): Swell {
  const waves = [0.7, 1.6, 3.1].map((turns, i) => ({
    turns: turns * (0.7 + random() * 0.6),
    phase: random() * Math.PI * 2,
    size: (height * (0.05 + random() * 0.06)) / (i + 1),
  }));
  return (x) =>
    waves.reduce(
      (sum, wave) => sum + wave.size * Math.sin(wave.phase + (wave.turns * Math.PI * 2 * x) / width),
      0,
    );
}

/**
 * Height at which a line that comes in at `level` passes `x`: the streamline of a current around cylinders.
 */
function flow(x: number, level: number, pools: Pool[]): number {
  return pools.reduce((y, pool) => {
    const offset = level - pool.y || 1;
    const along = (x - pool.x) / STRETCH;
    let across = Math.sign(offset) * Math.max(Math.abs(offset), pool.radius);
    for (let i = 0; i < 8; i++) across = offset + (pool.radius ** 2 * across) / (along ** 2 + across ** 2);
    return y + across - offset;
  }, level);
}

/** A smooth curve through samples of a function, in relative whole units; one of the samples is at `hit`. */
function drawLine(at: (x: number) => number, width: number, step: number, hit: number): string {
  const start = (hit % step) - step;
  let y = Math.round(at(start));
  let path = `M${start} ${y}`;
  const bend = Math.round((step * 2) / 3);
  for (let x = start + step; x < width + step; x += step) {
    const next = Math.round(at(x));
    const slope = (at(x + 1) - at(x - 1)) / 2;
    const control = Math.round(next - slope * (step - bend)) - y;
    path += `s${pair(bend, control)} ${pair(step, next - y)}`;
    y = next;
  }
  return path;
}

const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/** Which part stays in sight when a narrow box crops the drawing: the one with the living pool. */
function alignment(living: Pool | undefined, width: number): 'xMin' | 'xMid' | 'xMax' {
  const share = (living?.x ?? 0) / width;
  if (share < 1 / 3) return 'xMin';
  return share > 2 / 3 ? 'xMax' : 'xMid';
}

/** Contours inside the pools, and in one of them something alive. */
function drawPools(pools: Pool[], living: Pool | undefined, swell: Swell, fit: Fit, warm: string): string {
  return pools
    .map((pool) => {
      const y = Math.round(fit.y(pool.y + swell(pool.x)));
      const radius = pool.radius * fit.scale;
      const ring = (share: number, opacity: string) =>
        `<ellipse cx="${pool.x}" cy="${y}" rx="${Math.round(pool.radius * share * STRETCH * 0.92)}" ry="${Math.round(radius * share)}" opacity="${opacity}"/>`;
      const rings = ring(0.64, '.5') + (radius > 20 ? ring(0.36, '.3') : '');
      if (pool !== living) return rings;
      const size = Math.max(4, Math.min(7, Math.round(radius / 5)));
      return `${rings}<circle cx="${pool.x}" cy="${y}" r="${size}" fill="${warm}" stroke="none"/>`;
    })
    .join('');
}
