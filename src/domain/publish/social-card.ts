import { tideLine } from './tide-line';

/**
 * The picture social networks show for a page: tide lines of its slug, its title and the site's name. Text is drawn as
 * paths, so that no font has to be installed where the site is built.
 */

/** Size of a card in pixels, as Open Graph consumers expect it. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Changes whenever the design does, so that cached cards are drawn again. */
export const CARD_DESIGN = 1;

/** A character as it is drawn at a size of one pixel per em. */
export interface Glyph {
  /** Width in em. */
  advance: number;
  /** SVG path data in thousandths of an em, y downwards, baseline at 0; empty for a space. */
  path: string;
}

/** Gives the glyph of a character. */
export type GlyphOf = (character: string) => Glyph;

/** What stands on a card. */
export interface Card {
  title: string;
  /** Decides the drawing; the same for all languages of a page. */
  seed: string;
  /** Small line above the title: what kind of page this is. */
  label: string;
  siteName: string;
}

const MARGIN = 84;
const TITLE_WIDTH = CARD_SIZE.width - 2 * MARGIN;
const TITLE_SIZES = [84, 76, 68, 60, 52, 46];
const MAX_LINES = 3;
const LINE_HEIGHT = 1.3;
/** Room for the title, from top to bottom. */
const TITLE_BOX = { top: 156, height: 270 };
const ART_HEIGHT = 210;
/** The drawing is enlarged by this much: lines of one pixel look thin in a preview. */
const ART_SCALE = 1.4;
const COLORS = {
  background: '#0d1c20',
  title: '#e6eeec',
  label: '#6fcfd3',
  name: '#8aa5ac',
  art: { line: '#55757d', accent: '#6fcfd3', warm: '#f4a083' },
};

/** Draws a card as an SVG document of {@link CARD_SIZE} without text elements. */
export function socialCard({ title, seed, label, siteName }: Card, glyphOf: GlyphOf): string {
  const { width, height } = CARD_SIZE;
  const { lines, size } = fitTitle(title, glyphOf);
  const lineHeight = size * LINE_HEIGHT;
  const top = TITLE_BOX.top + (TITLE_BOX.height - lines.length * lineHeight) / 2;
  const drawing = { width: Math.round(width / ART_SCALE), height: Math.round(ART_HEIGHT / ART_SCALE) };
  const art = tideLine(seed, { ...drawing, colors: COLORS.art }).replace(
    '<svg ',
    `<svg x="0" y="${height - ART_HEIGHT}" width="${width}" height="${ART_HEIGHT}" `,
  );
  const texts = [
    drawText(label, MARGIN, 104, 30, COLORS.label, glyphOf),
    ...lines.map((line, index) =>
      drawText(line, MARGIN, top + size + index * lineHeight, size, COLORS.title, glyphOf),
    ),
    drawText(siteName, width - MARGIN - widthOf(siteName, 30, glyphOf), 104, 30, COLORS.name, glyphOf),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${COLORS.background}"/>${art}${texts.join('')}</svg>`
  );
}

/** The title at the largest size at which it fits; one that never does is cut. */
function fitTitle(title: string, glyphOf: GlyphOf): { lines: string[]; size: number } {
  for (const size of TITLE_SIZES) {
    const lines = breakLines(title, (text) => widthOf(text, size, glyphOf), TITLE_WIDTH);
    const height = lines.length * size * LINE_HEIGHT;
    if (lines.length <= MAX_LINES && height <= TITLE_BOX.height) return { lines, size };
  }
  const size = TITLE_SIZES.at(-1) ?? 0;
  const lines = breakLines(title, (text) => widthOf(text, size, glyphOf), TITLE_WIDTH);
  const kept = lines.slice(0, MAX_LINES);
  return { lines: [...kept.slice(0, -1), `${(kept.at(-1) ?? '').replace(/.$/u, '')}…`], size };
}

/** Characters that may not begin a line (JLREQ/CLREQ: closing punctuation). */
const NO_START = /^[，。、；：？！）》」』】〉”’…—,.;:?!)\]}%]/u;
/** Characters that may not end a line (opening punctuation). */
const NO_END = /[（《「『【〈“‘([{]$/u;

/**
 * Breaks a title: between words, between Han characters, never before closing or after opening punctuation. Lines are
 * made even, since a last line of one word looks lost.
 * @param measure Width of a text.
 */
export function breakLines(title: string, measure: (text: string) => number, width: number): string[] {
  const units = unitsOf(title);
  const greedy = fill(units, measure, width);
  if (greedy.length < 2) return greedy;
  // The narrowest width that still needs no more lines is the most even.
  let low = measure(title) / greedy.length;
  let high = width;
  let best = greedy;
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    const lines = fill(units, measure, middle);
    const fits = lines.length <= greedy.length && lines.every((line) => measure(line) <= width);
    if (fits) {
      best = lines;
      high = middle;
    } else low = middle;
  }
  return best;
}

/**
 * Pieces between which a line may end: words, Chinese ones too (Unicode's word boundaries with ICU's dictionary). Spaces
 * and closing punctuation stay with the piece before them, opening punctuation with the one after.
 */
function unitsOf(title: string): string[] {
  const units: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(title)) {
    const last = units.at(-1);
    const isOneWord =
      last !== undefined &&
      !/\s$/.test(last) &&
      (/^[!-/:-@[-`{-~]/.test(segment) || /[!-/:-@[-`{-~]$/.test(last));
    const joins =
      last !== undefined && (/^\s/.test(segment) || NO_START.test(segment) || NO_END.test(last) || isOneWord);
    if (joins) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units;
}

function fill(units: readonly string[], measure: (text: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line !== '' && measure((line + unit).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = unit;
    } else line += unit;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

const widthOf = (text: string, size: number, glyphOf: GlyphOf): number =>
  [...text].reduce((sum, character) => sum + glyphOf(character).advance, 0) * size;

function drawText(text: string, x: number, y: number, size: number, color: string, glyphOf: GlyphOf): string {
  let position = 0;
  const paths = [...text].map((character) => {
    const { advance, path } = glyphOf(character);
    const drawn =
      path === '' ? '' : `<path transform="translate(${Math.round(position * 1000)} 0)" d="${path}"/>`;
    position += advance;
    return drawn;
  });
  return `<g transform="translate(${x} ${Math.round(y)}) scale(${size / 1000})" fill="${color}">${paths.join('')}</g>`;
}
