/** Draws cards in a thread, in parallel with the build. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { CARD_PALETTE, CARD_SIZE, charactersOf, drawCard, type Card } from '../../domain/cards/social-card';
import { CardFont } from './card-font';
import { encodePng } from './png';

/** Input of the thread. */
export interface CardWork {
  /** Root of the project. */
  directory: string;
  /** Folder of the drawn cards. */
  folder: string;
  cards: { file: string; card: Card }[];
}

/** Answer of the thread. */
export interface CardResult {
  milliseconds: number;
  /** Titles with characters that are missing from the font. */
  incomplete: { title: string; characters: string[] }[];
}

async function run({ directory, folder, cards }: CardWork): Promise<CardResult> {
  const start = performance.now();
  const incomplete: CardResult['incomplete'] = [];
  const font = new CardFont(directory);
  mkdirSync(folder, { recursive: true });
  for (const { file, card } of cards) {
    const characters = charactersOf(card);
    await font.prepare(characters);
    const missing = [...characters].filter((character) => font.missing.has(character));
    if (missing.length > 0) incomplete.push({ title: card.title, characters: missing });
    const title = Array.from(card.title)
      .filter((character) => !font.missing.has(character))
      .join('');
    const png = encodePng(drawCard({ ...card, title }, font), CARD_SIZE, CARD_PALETTE);
    // Renamed when complete: a file appears whole or not at all.
    const target = path.join(folder, file);
    writeFileSync(`${target}.${process.pid}`, png);
    renameSync(`${target}.${process.pid}`, target);
  }
  return { milliseconds: performance.now() - start, incomplete };
}

void run(workerData as CardWork).then((result) => {
  parentPort?.postMessage(result);
});
