import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
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
    await sharp(Buffer.from(drawCard({ ...card, title }, font)))
      // As small as PNG with a palette, whose search takes twice as long as drawing the card.
      .jpeg({ quality: 80, chromaSubsampling: '4:4:4' })
      .toFile(`${target}.${process.pid}`);
    renameSync(`${target}.${process.pid}`, target);
  }
  return incomplete;
}
