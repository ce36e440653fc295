import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';
import type { Glyph } from '../domain/publish/social-card';

const PACKAGE = '@fontsource-variable/noto-serif-sc';
const WEIGHT = 640;

/** A part of the font, with the characters it holds. */
interface Part {
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/**
 * The typeface of social cards: Noto Serif SC, whose package splits it into a hundred small files by Unicode range.
 * Only the files that a title needs are read, each once.
 */
export class CardFont {
  private readonly folder: string;
  private readonly parts: Part[];
  private readonly fonts = new Map<string, Font>();
  private readonly glyphs = new Map<string, Glyph>();

  /** @param directory Root of the project, whose packages hold the font. */
  constructor(directory: string) {
    const require = createRequire(path.join(directory, 'package.json'));
    this.folder = path.dirname(require.resolve(`${PACKAGE}/package.json`));
    const table = JSON.parse(readFileSync(path.join(this.folder, 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >;
    this.parts = Object.entries(table).map(([name, ranges]) => ({
      name: name.replace(/[[\]]/g, ''),
      ranges: ranges.split(',').map(parseRange),
    }));
  }

  /** Reads the glyphs of a text, so that {@link glyphOf} can give them. */
  async prepare(text: string): Promise<void> {
    // One after the other: the unpacker gives a view of memory that its next call writes over.
    for (const character of new Set(text)) {
      if (!this.glyphs.has(character)) await this.read(character);
    }
  }

  /**
   * The glyph of a character, {@link prepare}d before. One the font does not have takes half an em of space.
   */
  readonly glyphOf = (character: string): Glyph => this.glyphs.get(character) ?? { advance: 0.5, path: '' };

  private async read(character: string): Promise<void> {
    const code = character.codePointAt(0) ?? 0;
    const part = this.parts.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (part === undefined) return;
    const font = await this.open(part.name);
    const glyph = font.glyphForCodePoint(code);
    const scale = 1000 / font.unitsPerEm;
    this.glyphs.set(character, {
      advance: glyph.advanceWidth / font.unitsPerEm,
      path: glyph.path
        .scale(scale, -scale)
        .toSVG()
        .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
    });
  }

  private async open(name: string): Promise<Font> {
    const known = this.fonts.get(name);
    if (known !== undefined) return known;
    const file = path.join(this.folder, 'files', `noto-serif-sc-${name}-wght-normal.woff2`);
    // Unpacked first: fontkit cannot vary the weight of a WOFF2 file.
    const font = create(Buffer.from(await decompress(readFileSync(file))));
    const varied = 'getVariation' in font ? font.getVariation({ wght: WEIGHT }) : (font as unknown as Font);
    this.fonts.set(name, varied);
    return varied;
  }
}

/** A range of a style sheet's `unicode-range`, both ends included. */
function parseRange(range: string): [number, number] {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}
