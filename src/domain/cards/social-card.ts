import { tideLine } from '../ornament/tide-line';
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
  /** SVG path in thousandths of an em, with the baseline at 0; empty for a space. */
  outline: string;
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

/** Draws a card as an SVG document. */
export function drawCard({ title, seed, label, siteName }: Card, typeface: Typeface): string {
  const { width, height } = CARD_SIZE;
  const { baseline, size } = HEADER;
  const nameStart = width - MARGIN - layOut(siteName, typeface).width * size;
  const set = setTitle(title, typeface);
  const lineHeight = set.size * LINE_HEIGHT;
  const first =
    TITLE_BOX.top + (TITLE_BOX.height - (set.lines.length - 1) * lineHeight) / 2 + MIDDLE * set.size;
  const lines = set.lines.map((line, i) => {
    // The empty half of an opening bracket hangs outside of the margin, so that lines align.
    const indent = !isLatin(line) && /^[（《「『【〈“‘]/.test(line) ? set.size / 2 : 0;
    return drawText(typeface, line, MARGIN - indent, first + i * lineHeight, set.size, COLORS.text);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${COLORS.background}"/>`,
    drawTide(seed),
    drawText(typeface, label, MARGIN, baseline, size, COLORS.accent),
    drawText(typeface, siteName, nameStart, baseline, size, COLORS.soft),
    drawMark(nameStart - 58, baseline - 34, 44),
    ...lines,
    '</svg>',
  ].join('');
}

/** Every character that is drawn on a card. */
export const charactersOf = ({ title, label, siteName }: Card): Set<string> =>
  new Set(`${title}${label}${siteName}…`);

/** Lines and size of a title. */
export function setTitle(title: string, typeface: Typeface): { lines: string[]; size: number } {
  const text = title.replace(/\s+/g, ' ').trim();
  const measure = (part: string): number => layOut(part, typeface).width;
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

/** The glyphs of a text with their positions, and its width, in em. */
function layOut(text: string, typeface: Typeface) {
  let width = 0;
  let before = '';
  const narrow = isLatin(text);
  const glyphs = Array.from(text, (character) => {
    const start = width + spaceBetween(before, character, typeface);
    const { advance, outline } = typeface.glyph(character, narrow);
    width = start + advance;
    before = character;
    return { start, outline };
  });
  return { glyphs, width };
}

function drawText(
  typeface: Typeface,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
): string {
  const glyphs = layOut(text, typeface).glyphs.map(({ start, outline }) => {
    const place = `translate(${(x + start * size).toFixed(2)} ${Math.round(y)}) scale(${size / 1000})`;
    return `<path transform="${place}" d="${outline}"/>`;
  });
  return `<g fill="${color}">${glyphs.join('')}</g>`;
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
function drawTide(seed: string): string {
  const { width, height } = CARD_SIZE;
  const box = { width: width / ART.scale, height: ART.height / ART.scale };
  const place = `x="0" y="${height - ART.height}" width="${width}" height="${ART.height}"`;
  // Lines do not cross themselves, and `opacity` would take a layer of the whole picture for each.
  return tideLine(seed, { ...box, colors: COLORS })
    .replace('<svg', `<svg ${place}`)
    .replaceAll(' opacity=', ' stroke-opacity=');
}

/** The site's logo, as in the favicon: two tide lines around something alive. */
const drawMark = (x: number, y: number, size: number): string =>
  `<svg x="${x.toFixed(2)}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" stroke-linecap="round">` +
  `<path stroke="${COLORS.accent}" stroke-width="2.6" d="M4 14.5c3.5 0 5.5-5 12-5s8.5 5 12 5"/>` +
  `<path stroke="${COLORS.soft}" stroke-width="2.2" d="M4 18.5c3.5 0 5.5 5 12 5s8.5-5 12-5"/>` +
  `<circle cx="16" cy="16.5" r="3.4" fill="${COLORS.warm}"/></svg>`;
