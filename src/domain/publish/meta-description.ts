/** What search engines show of a description, in columns: a Chinese character takes two, a Latin letter one. */
export const DESCRIPTION_COLUMNS = { min: 50, max: 160 };

/** Width of a text in columns (the East Asian Width of what this site's languages use). */
export const columnsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character >= '\u2e80' ? 2 : 1), 0);

/**
 * A description as long as search engines show it; a longer one ends at a word with an ellipsis.
 * @example metaDescription('短句。') // '短句。'
 */
export function metaDescription(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (columnsOf(whole) <= DESCRIPTION_COLUMNS.max) return whole;
  let kept = '';
  let columns = 1;
  for (const character of whole) {
    columns += columnsOf(character);
    if (columns > DESCRIPTION_COLUMNS.max) break;
    kept += character;
  }
  // Not inside a Latin word, and without punctuation before the ellipsis.
  return `${kept.replace(/[\w’'-]*$/, '').replace(/[\s\p{P}]+$/u, '') || kept}…`;
}
