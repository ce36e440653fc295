import { editDistance } from '../basics/edit-distance';

/**
 * The candidate most similar to a misspelt word, for "did you mean".
 * @returns null when no candidate is within a third of the word's length (at least two edits) and shares a letter with
 * it.
 * @example nearest('tilte', ['title', 'tags']) // 'title'
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance && distance < Math.max(word.length, candidate.length)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
