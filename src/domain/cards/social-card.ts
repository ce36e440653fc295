import { DOT, LINE_WIDTH, MARKED_WIDTH, tideShape, UNITS } from '../ornament/tide-line';
import { Canvas, paletteOf, type Outline, type Pen } from './canvas';
import { breakLines, cutLines } from './line-breaking';

/**
 * The picture that social networks show for a page: tide lines of its slug, its title and the site's name. Text is
 * drawn as outlines, so that no font must be installed where the site is built.
 */

/** Size of a card in pixels, as Open Graph consumers expect it. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** The content of a card. */
export interface Card {
  title: string;
  /** Determines the drawing; the same for all languages of a page. */
  seed: string;
  /** Small line above the title, which says where on the site the page is. */
  label: string;
  siteName: string;
}

/** The shape of a character. */
export interface Glyph {
  /** Width in em. */
  advance: number;
  /** In em, with the baseline at 0; empty for a space. */
  outline: Outline;
}

/** A typeface: the widths and shapes of characters. */
export interface Typeface {
  /** @param isNarrow Whether quotation marks are as narrow as in Latin text, not as wide as a Chinese character. */
  glyph: (character: string, isNarrow: boolean) => Glyph;
  /** Distance between a character and the one before it, in em; negative is closer. */
  kern: (before: string, character: string) => number;
}

const COLORS = {
  background: '#0d1c20',
  text: '#e6eeec',
  soft: '#9fb8bd',
  accent: '#6fcfd3',
  line: '#55757d',
  warm: '#f4a083',
};
const INK = { text: 0, soft: 1, accent: 2, line: 3, warm: 4 };

/** Colours of a card's pixels, three bytes each. */
export const CARD_PALETTE: readonly number[] = paletteOf(COLORS.background, [
  COLORS.text,
  COLORS.soft,
  COLORS.accent,
  COLORS.line,
  COLORS.warm,
]);

const MARGIN = 84;
const HEADER = { baseline: 110, size: 33 };
/** Area of the title, from top to bottom. */
const TITLE_BOX = { top: 152, height: 272, width: CARD_SIZE.width - 2 * MARGIN };
const LINE_HEIGHT = 1.3;
/** Height of the middle of capitals and Chinese characters above the baseline, in em. */
const MIDDLE = 0.36;
/** Possible numbers of lines and font sizes of titles, best first; the last one takes any length. */
const SETTINGS: readonly { lines: number; size: number }[] = [
  { lines: 1, size: 104 },
  { lines: 1, size: 92 },
  { lines: 1, size: 84 },
  { lines: 2, size: 92 },
  { lines: 2, size: 84 },
  { lines: 2, size: 76 },
  { lines: 3, size: 68 },
  { lines: 3, size: 60 },
  { lines: 3, size: 54 },
  { lines: 4, size: 48 },
];
const ART = { height: 214, scale: 1.4 };

/** Draws a card: an index of {@link CARD_PALETTE} for every pixel. */
export function drawCard({ title, seed, label, siteName }: Card, typeface: Typeface): Uint8Array {
  const canvas = new Canvas(CARD_SIZE);
  drawTide(canvas, seed);
  const { baseline, size } = HEADER;
  drawText(canvas, typeface, label, MARGIN, baseline, size, INK.accent);
  const nameStart = CARD_SIZE.width - MARGIN - measureText(siteName, typeface) * size;
  drawText(canvas, typeface, siteName, nameStart, baseline, size, INK.soft);
  drawMark(canvas, nameStart - 58, baseline - 34, 44);
  const set = setTitle(title, typeface);
  const lineHeight = set.size * LINE_HEIGHT;
  const first =
    TITLE_BOX.top + (TITLE_BOX.height - (set.lines.length - 1) * lineHeight) / 2 + MIDDLE * set.size;
  set.lines.forEach((line, i) => {
    // The empty half of an opening bracket hangs outside of the margin, so that lines align.
    const indent = !isLatin(line) && /^[（《「『【〈“‘]/.test(line) ? set.size / 2 : 0;
    drawText(canvas, typeface, line, MARGIN - indent, first + i * lineHeight, set.size, INK.text);
  });
  return canvas.pixels;
}

/** Every character that is drawn on a card. */
export const charactersOf = ({ title, label, siteName }: Card): Set<string> =>
  new Set(`${title}${label}${siteName}…`);

/** Lines and size of a title. */
export function setTitle(title: string, typeface: Typeface): { lines: string[]; size: number } {
  const text = title.replace(/\s+/g, ' ').trim();
  const measure = (part: string): number => measureText(part, typeface);
  for (const { lines: count, size } of SETTINGS) {
    const lines = breakLines(text, measure, TITLE_BOX.width / size, count);
    if (lines) return { lines, size };
  }
  const { lines: count, size } = SETTINGS[SETTINGS.length - 1] ?? { lines: 1, size: 48 };
  const width = TITLE_BOX.width / size;
  return {
    lines: breakLines(text, measure, width, count, true) ?? cutLines(text, measure, width, count),
    size,
  };
}

/** Width of a text in em. */
function measureText(text: string, typeface: Typeface): number {
  let width = 0;
  let before = '';
  const narrow = isLatin(text);
  for (const character of text) {
    width += spaceBetween(before, character, typeface) + typeface.glyph(character, narrow).advance;
    before = character;
  }
  return width;
}

function drawText(
  canvas: Canvas,
  typeface: Typeface,
  text: string,
  x: number,
  y: number,
  size: number,
  ink: number,
): void {
  let position = x;
  let before = '';
  const narrow = isLatin(text);
  for (const character of text) {
    position += spaceBetween(before, character, typeface) * size;
    const { advance, outline } = typeface.glyph(character, narrow);
    canvas.fill(outline, position, Math.round(y), size, ink);
    position += advance * size;
    before = character;
  }
}

/** Whether a text has no Chinese in it. */
const isLatin = (text: string): boolean => !/\p{Script=Han}/u.test(text);

/** Kerning. Of two punctuation marks in a row, the empty half between them is removed (CLREQ 3.1.6.1). */
function spaceBetween(before: string, character: string, typeface: Typeface): number {
  if (before === '') return 0;
  const isSqueezed =
    (/[，。、；：）》」』】〉]/.test(before) && /[，。、；：）》」』】〉（《「『【〈]/.test(character)) ||
    (/[（《「『【〈]/.test(before) && /[（《「『【〈]/.test(character));
  return isSqueezed ? -0.5 : typeface.kern(before, character);
}

/** The tide lines, along the bottom. */
function drawTide(canvas: Canvas, seed: string): void {
  const { width, height } = CARD_SIZE;
  const scale = ART.scale / UNITS;
  const top = height - ART.height;
  const { lines, pools } = tideShape(seed, { width: width / ART.scale, height: ART.height / ART.scale });
  for (const line of lines) {
    const yOf = sampled((x) => top + line.y(x / scale) * scale, width);
    const pen: Pen =
      line.opacity === null
        ? { ink: INK.accent, width: MARKED_WIDTH * scale, opacity: 1 }
        : { ink: INK.line, width: LINE_WIDTH * scale, opacity: line.opacity };
    if (line.dotted) pen.dots = { length: DOT.length * scale, gap: DOT.gap * scale };
    canvas.curve(yOf, 0, width, pen);
  }
  for (const { x, y, rings, life } of pools) {
    const [left, down] = [x * scale, top + y * scale];
    for (const { rx, ry, opacity } of rings) {
      const pen = { ink: INK.line, width: LINE_WIDTH * scale, opacity };
      canvas.ellipse(left, down, rx * scale, ry * scale, pen);
    }
    if (life !== null) canvas.ellipse(left, down, life * scale, life * scale, { ink: INK.warm });
  }
}

/** Distance of the samples of a tide line in pixels: the line is smooth, and its formula is expensive. */
const STEP = 8;

/** A function that is known by samples, with a smooth curve (Catmull-Rom) between them. */
function sampled(of: (x: number) => number, width: number): (x: number) => number {
  const samples = Float64Array.from({ length: Math.ceil(width / STEP) + 4 }, (_, i) => of((i - 1) * STEP));
  return (x) => {
    const at = Math.floor(x / STEP);
    const t = x / STEP - at;
    const a = samples[at] ?? 0;
    const b = samples[at + 1] ?? 0;
    const c = samples[at + 2] ?? 0;
    const d = samples[at + 3] ?? 0;
    return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
}

/** The site's logo, as in the favicon: two tide lines around something alive. */
function drawMark(canvas: Canvas, x: number, y: number, size: number): void {
  const unit = size / 32;
  const swell = (direction: number) => (column: number) => {
    const from = (column + 0.5 - x) / unit;
    const lift = (1 + Math.cos(((from - 16) / 12) * Math.PI)) / 2;
    return y + (16.5 + direction * (2 + 5 * lift)) * unit;
  };
  const [from, to] = [Math.round(x + 4 * unit), Math.round(x + 28 * unit)];
  canvas.curve(swell(-1), from, to, { ink: INK.accent, width: 2.6 * unit, opacity: 1 });
  canvas.curve(swell(1), from, to, { ink: INK.soft, width: 2.2 * unit, opacity: 1 });
  canvas.ellipse(x + 16 * unit, y + 16.5 * unit, 3.4 * unit, 3.4 * unit, { ink: INK.warm });
}
