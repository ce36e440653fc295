import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../../domain/site/site-content';
import { CARDS_FOLDER } from '../../domain/routing/paths';
import { CardPlan, type PlannedCard } from './card-plan';
import { drawCards, type IncompleteTitle } from './draw-cards';

/** What drawing the cards did, for the build's report. */
export interface CardStatistics {
  drawn: number;
  fromCache: number;
  incomplete: IncompleteTitle[];
}

/** The pictures for social networks, drawn while Gatsby builds, cached by digest, published at the end. */
export class SocialCards {
  private readonly plan: readonly PlannedCard[];
  private readonly drawing: Promise<IncompleteTitle[]>;
  private readonly missing: number;
  private readonly fromCache: number;

  /** Starts drawing the cards that are not cached. */
  constructor(
    content: SiteContent,
    directory: string,
    private readonly cache = path.join(directory, 'node_modules', '.cache', 'tidepool', 'cards'),
  ) {
    this.plan = new CardPlan(content, directory).all();
    const known = new Set(existsSync(this.cache) ? readdirSync(this.cache) : []);
    const wanted = new Map(this.plan.map(({ digest, card }) => [`${digest}.jpg`, card]));
    const missing = [...wanted].filter(([file]) => !known.has(file));
    this.drawing = drawCards(directory, cache, missing);
    // The code that waits for the drawings reports a failure.
    this.drawing.catch(() => undefined);
    this.missing = missing.length;
    this.fromCache = wanted.size - missing.length;
  }

  /** Waits for the drawings and copies all cards to the published folder. */
  async publish(published: string): Promise<CardStatistics> {
    const incomplete = await this.drawing;
    const folder = path.join(published, CARDS_FOLDER);
    mkdirSync(folder, { recursive: true });
    const before = new Set(readdirSync(folder));
    for (const { address, digest } of this.plan) {
      if (before.delete(path.basename(address)) && address.startsWith(CARDS_FOLDER)) continue;
      const target = path.join(published, address);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(this.cache, `${digest}.jpg`), target);
    }
    for (const stale of before) rmSync(path.join(folder, stale));
    return { incomplete, drawn: this.missing, fromCache: this.fromCache };
  }
}
