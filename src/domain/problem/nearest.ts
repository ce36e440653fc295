import { editDistance } from '../basics/edit-distance';

/**
 * The candidate most similar to a misspelt word; null if more than two letters and more than a third of them differ.
 * @example nearest('tilte', ['title', 'tags']) // 'title'
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  const written = word.toLowerCase();
  for (const candidate of candidates) {
    // Most candidates are too long or too short, and are left out before anything is done with them.
    if (Math.abs(word.length - candidate.length) >= bestDistance) continue;
    const distance = editDistance(written, candidate.toLowerCase(), bestDistance);
    if (distance < Math.max(word.length, candidate.length) && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** How to correct a misspelt name: the most similar candidate if there is one, otherwise another remedy. */
export function suggestion(
  word: string,
  candidates: Iterable<string>,
  otherwise: string,
  shown = (close: string): string => `"${close}"`,
): string {
  const close = nearest(word, candidates);
  return close === null ? otherwise : `Did you mean ${shown(close)}?`;
}

/** The file that a misspelt name may mean: one of the same name with another ending, or the nearest; null for none. */
export function nearestFile(name: string, names: readonly string[]): string | null {
  const stem = (file: string): string => file.replace(/\.[^.]*$/, '').toLowerCase();
  return names.find((other) => stem(other) === stem(name)) ?? nearest(name, names);
}
