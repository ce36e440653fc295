import path from 'node:path';
import type { ContentIndex } from '../../domain/content/content-index';
import { drawPortrait } from '../../domain/ornament/portrait';
import { drawnPortraitPath } from '../../domain/routing/portrait-path';
import { writeChanged } from '../store/write-changed';

/** Publishes a drawing for each author. Pages show it for authors without a picture. */
export function publishPortraits({ authors }: ContentIndex, directory: string): void {
  for (const { key } of authors.values()) {
    const file = path.join(directory, 'public', decodeURIComponent(drawnPortraitPath(key)));
    writeChanged(file, drawPortrait(key));
  }
}
