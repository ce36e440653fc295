/** The length of a description that search engines show, in columns: a Chinese character takes two. */
export const DESCRIPTION_COLUMNS = { min: 50, max: 160 };

/** Width of a text in columns (East Asian Width, for the characters of this site's languages). */
export const columnsOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character >= '\u2e80' ? 2 : 1), 0);

/** A description cut to the length that search engines show, at a word and with an ellipsis. */
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
  // Cuts neither inside a Latin word nor after punctuation.
  return `${kept.replace(/[\w’'-]*$/, '').replace(/[\s\p{P}]+$/u, '') || kept}…`;
}
