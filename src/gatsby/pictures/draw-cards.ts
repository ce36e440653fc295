import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { charactersOf, drawCard, type Card } from '../../domain/cards/social-card';
import sharp from 'sharp';
import { CardFont } from './card-font';

/** Cards with the names of their files. */
export type CardFiles = readonly (readonly [file: string, card: Card])[];

/** A title with characters that are missing from the font. */
export interface IncompleteTitle {
  title: string;
  characters: string[];
}

/**
 * Draws cards, each into a file.
 * @param directory Root of the project.
 * @param folder Folder of the files.
 */
export async function drawCards(
  directory: string,
  folder: string,
  cards: CardFiles,
): Promise<IncompleteTitle[]> {
  const incomplete: IncompleteTitle[] = [];
  const font = new CardFont(directory);
  mkdirSync(folder, { recursive: true });
  for (const [file, card] of cards) {
    const characters = charactersOf(card);
    await font.prepare(characters);
    const missing = [...characters].filter((character) => font.missing.has(character));
    if (missing.length > 0) incomplete.push({ title: card.title, characters: missing });
    const title = Array.from(card.title)
      .filter((character) => !font.missing.has(character))
      .join('');
    // Renamed when complete: a file appears whole or not at all.
    const target = path.join(folder, file);
    const drawing = sharp(Buffer.from(drawCard({ ...card, title }, font)));
    const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    writeFileSync(`${target}.${process.pid}`, await toPng(data, info));
    renameSync(`${target}.${process.pid}`, target);
  }
  return incomplete;
}

/** Colours of which one stands for all: they differ in the last three bits only. */
const SIMILAR = 0xf8f8f8;

/**
 * A PNG with a palette: a card has few colours and their blends. sharp looks for the best 256, which takes longer than
 * drawing the card.
 */
async function toPng(pixels: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const runs: { color: number; start: number }[] = [];
  for (let start = 0; start < whole.length; start++)
    if (start % width === 0 || whole[start] !== whole[start - 1])
      runs.push({ color: pixels.readUIntBE(4 * start, 3), start });
  const counts = new Map<number, { color: number; runs: number }>();
  for (const { color } of runs) {
    const known = counts.get(color & SIMILAR);
    if (known) known.runs += 1;
    else counts.set(color & SIMILAR, { color, runs: 1 });
  }
  const frequent = [...counts.values()].sort((a, b) => b.runs - a.runs).slice(0, 256);
  const palette = frequent.map(({ color }) => color);
  const indexes = new Map(palette.map((color, index) => [color & SIMILAR, index]));
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, { color, start }] of runs.entries()) {
    const index = indexes.get(color & SIMILAR) ?? nearest(color, palette);
    indexes.set(color & SIMILAR, index);
    // Each row begins with a byte of its own.
    const shift = Math.floor(start / width) + 1;
    rows.fill(index, start + shift, (runs[at + 1]?.start ?? whole.length) + shift);
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, color >> 8, color]));
  const parts = { IHDR: header, PLTE: colors, IDAT: await promisify(deflate)(rows), IEND: Buffer.alloc(0) };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...Object.entries(parts).flatMap(([name, data]) => {
      const part = Buffer.concat([Buffer.from(name), data]);
      return [uint32(data.length), part, uint32(crc32(part))];
    }),
  ]);
}

function nearest(color: number, palette: readonly number[]): number {
  const distance = (other: number): number =>
    [16, 8, 0].reduce((sum, bits) => sum + (((color >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0);
  const distances = palette.map(distance);
  return distances.indexOf(Math.min(...distances));
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
