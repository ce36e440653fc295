/**
 * The site's one ornament: tide lines parting around pools, drawn from a text. The same text always gives the same
 * drawing, and no two posts look alike. It is pure arithmetic, which runs at build time and in the browser.
 */

/**
 * Size and style of a drawing. Sizes are in CSS pixels, and the drawing is cropped (never stretched) to fill its box.
 */
export interface TideLineOptions {
  width: number;
  height: number;
  /** Number of lines; by default as many as fit the height. */
  lines?: number;
  /** Colours for image files, which cannot use the page's. */
  colors?: { line: string; accent: string; warm: string };
}

/** Still water around which the lines part: an ellipse. */
interface Pool {
  x: number;
  y: number;
  radius: number;
}

/** The shape of the swell, shared by all lines of a drawing. */
type Swell = (x: number) => number;

/** Units per pixel: half pixels keep nearly level lines smooth. */
const UNITS = 2;
/** Width of all lines. */
const LINE_WIDTH = 2;
const MARKED_WIDTH = 3.4;
/** Dash pattern of dots, without their round ends. */
const DOT = { length: 1, gap: 8 };
/** Ratio of a pool's width to its height. */
const STRETCH = 2.1;
/** Maximum number of characters of a drawing, because pages contain it. */
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
  const colors = options.colors ?? PAGE_COLORS;
  const count = options.lines ?? Math.max(5, Math.min(9, Math.round(options.height / 11)));
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
  const styles = lines.map((_, i) => lineStyle(Math.abs(i - marked) / count, random() < 0.24, colors.accent));
  const living = pools[Math.floor(random() * pools.length)];
  const livingX = living?.x ?? 0;
  const inside = pools
    .map((pool) => drawPool(pool, pool === living ? colors.warm : null, swell, fit))
    .join('');
  const frame = (paths: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${alignment(livingX, width)}YMid slice" ` +
    `fill="none" stroke="${colors.line}" stroke-width="${LINE_WIDTH}" stroke-linecap="round">${paths}${inside}</svg>`;
  const room = MAX_LENGTH - frame('').length - styles.join('').length - lines.length * 22;
  const draw = (step: number) =>
    lines.map((line, i) => {
      const path = drawLine((x) => fit.y(line(x)), width, step, livingX);
      return `<path${styles[i] ?? ''} d="${path}"/>`;
    });
  // As many samples as the maximum length allows; an estimate that is too fine is made coarser.
  const guess = (perSample: number): number => Math.ceil((width * lines.length * perSample) / room);
  for (let step = guess(guess(11) < 100 ? 11 : 14.5); ; step = Math.ceil(step * 1.08)) {
    const svg = frame(draw(step).join(''));
    if (svg.length <= MAX_LENGTH) return svg;
  }
}

/** The tide line itself is highlighted; the others fade with their distance from it, and some are only dots. */
function lineStyle(distance: number, dotted: boolean, accent: string): string {
  if (distance === 0) return ` stroke="${accent}" stroke-width="${MARKED_WIDTH}"`;
  const opacity = Math.round(10 * (0.85 - 0.6 * Math.min(1, distance * 1.4))) / 10;
  return ` opacity="${short(opacity)}"${dotted ? ` stroke-dasharray="${DOT.length} ${DOT.gap}"` : ''}`;
}

/** A fraction in SVG syntax: `.5`. */
const short = (share: number): string => share.toFixed(1).slice(1);

/** How to move the drawing so that its outermost lines just fit the height. */
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

/** FNV-1a of the text, then mulberry32: numbers from 0 (inclusive) to 1 (exclusive). */
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

/** One to three pools, each in a separate part of the width. */
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

/** Height at `x` of a line that starts at `level`: the streamline of a current around cylinders. */
function flow(x: number, level: number, pools: Pool[]): number {
  return pools.reduce((y, pool) => {
    const offset = level - pool.y || 1;
    const along = (x - pool.x) / STRETCH;
    let across = Math.sign(offset) * Math.max(Math.abs(offset), pool.radius);
    for (let i = 0; i < 8; i++) across = offset + (pool.radius ** 2 * across) / (along ** 2 + across ** 2);
    return y + across - offset;
  }, level);
}

/** A smooth curve through samples of a function, in relative integers; one of the samples is at `hit`. */
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

/** Which part stays visible when a narrow box crops the drawing: the one with the living thing. */
function alignment(livingX: number, width: number): 'xMin' | 'xMid' | 'xMax' {
  const share = livingX / width;
  if (share < 1 / 3) return 'xMin';
  return share > 2 / 3 ? 'xMax' : 'xMid';
}

/** Contours inside a pool, and a living thing in one of the pools: that which has a colour for it. */
function drawPool(pool: Pool, lifeColor: string | null, swell: Swell, fit: Fit): string {
  const radius = pool.radius * fit.scale;
  const [x, y] = [pool.x, Math.round(fit.y(pool.y + swell(pool.x)))];
  const ring = (share: number, opacity: number): string => {
    const [rx, ry] = [Math.round(pool.radius * share * STRETCH * 0.92), Math.round(radius * share)];
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" opacity="${short(opacity)}"/>`;
  };
  const rings = ring(0.64, 0.5) + (radius > 20 ? ring(0.36, 0.3) : '');
  if (lifeColor === null) return rings;
  const life = Math.max(4, Math.min(7, Math.round(radius / 5)));
  return `${rings}<circle cx="${x}" cy="${y}" r="${life}" fill="${lifeColor}" stroke="none"/>`;
}
