import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font, type Path } from 'fontkit';
import { decompress } from 'wawoff2';
import type { Glyph, Typeface } from '../../domain/cards/social-card';

/** Package of the cards' font. */
export const CARD_FONT = '@fontsource-variable/noto-serif-sc';
const WEIGHT = 640;
/** The subset with Latin letters, the only one with kerning. */
const LATIN = 'latin';

/** A subset of the font, with the characters it holds. */
interface Part {
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** Space on each side of a quotation mark among Latin letters, in em. */
const QUOTE_SPACE = 0.05;

const MISSING: Glyph = { advance: 0, outline: '' };

/**
 * The typeface of social cards: Noto Serif SC, which its package splits into a hundred subsets by Unicode range. Only
 * the subsets that titles need are read, each once.
 */
export class CardFont implements Typeface {
  /** Characters missing from the font, which cards leave out. */
  readonly missing = new Set<string>();
  private readonly folder: string;
  private readonly parts: Part[];
  private readonly fonts = new Map<string, Font>();
  private readonly glyphs = new Map<string, { wide: Glyph; narrow: Glyph }>();
  private readonly kerning = new Map<string, number>();

  /** @param directory Root of the project, whose packages hold the font. */
  constructor(directory: string) {
    this.folder = packageFolder(directory);
    const table = JSON.parse(readFileSync(path.join(this.folder, 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >;
    this.parts = Object.entries(table).map(([name, ranges]) => ({
      name: name.replace(/[[\]]/g, ''),
      ranges: ranges.split(',').map(parseRange),
    }));
  }

  /** Reads the glyphs of some characters, so that {@link glyph} can give them. */
  async prepare(characters: Iterable<string>): Promise<void> {
    // One after the other: the decompressor returns a view of memory that its next call overwrites.
    for (const character of characters) {
      if (!this.glyphs.has(character)) await this.read(character);
    }
  }

  /** The glyph of a character that {@link prepare} has read. */
  glyph(character: string, isNarrow: boolean): Glyph {
    return this.glyphs.get(character)?.[isNarrow ? 'narrow' : 'wide'] ?? MISSING;
  }

  /** Kerning of two characters in em. */
  kern(before: string, character: string): number {
    const pair = before + character;
    const known = this.kerning.get(pair);
    if (known !== undefined) return known;
    const kern = this.readKerning(before, character);
    this.kerning.set(pair, kern);
    return kern;
  }

  private async read(character: string): Promise<void> {
    const code = character.codePointAt(0) ?? 0;
    const font = await this.fontOf(code);
    if (!font?.hasGlyphForCodePoint(code)) {
      this.missing.add(character);
      return;
    }
    const glyph = font.glyphForCodePoint(code);
    const em = font.unitsPerEm;
    const outline = toOutline(glyph.path, em, 0);
    const wide = { advance: glyph.advanceWidth / em, outline };
    // Quotation marks are as wide as a Chinese character, half of which is empty; between Latin letters they are
    // narrow.
    const { minX, maxX } = glyph.bbox;
    const narrow = /[‘’“”]/.test(character)
      ? {
          advance: (maxX - minX) / em + 2 * QUOTE_SPACE,
          outline: toOutline(glyph.path, em, QUOTE_SPACE * em - minX),
        }
      : wide;
    this.glyphs.set(character, { wide, narrow });
  }

  private readKerning(before: string, character: string): number {
    const font = this.fonts.get(LATIN);
    if (!font || !/[a-z\d]/i.test(before) || !/[a-z\d.,]/i.test(character)) return 0;
    const { glyphs, positions } = font.layout(before + character, { liga: false });
    return ((positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0)) / font.unitsPerEm;
  }

  private async fontOf(code: number): Promise<Font | undefined> {
    const part = this.parts.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (part === undefined) return undefined;
    const known = this.fonts.get(part.name);
    if (known !== undefined) return known;
    const file = path.join(this.folder, 'files', `noto-serif-sc-${part.name}-wght-normal.woff2`);
    // Decompressed first: fontkit cannot vary the weight of a WOFF2 file.
    const font = create(Buffer.from(await decompress(readFileSync(file))));
    const varied = 'getVariation' in font ? font.getVariation({ wght: WEIGHT }) : (font as unknown as Font);
    this.fonts.set(part.name, varied);
    return varied;
  }
}

const packageFolder = (directory: string): string =>
  path.dirname(createRequire(path.join(directory, 'package.json')).resolve(`${CARD_FONT}/package.json`));

/** A glyph's path in thousandths of an em, moved by some units of the font, with the y axis pointing down. */
const toOutline = (path: Path, em: number, shift: number): string =>
  path
    .translate(shift, 0)
    .scale(1000 / em, -1000 / em)
    .toSVG();

/** A range of CSS `unicode-range`, both ends included. */
function parseRange(range: string): [number, number] {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
