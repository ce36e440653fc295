import { eastAsianWidth } from 'get-east-asian-width';
import { graphemes } from '../islands/useTypeWriter';

/** The lengths of a text: four ways of counting, and the cells it takes in a terminal. */
export interface Lengths {
  bytes: number;
  units: number;
  points: number;
  graphemes: number;
  cells: number;
}

/** Cells of one code point, as `cells.py` counts them. */
function cell(point: string): number {
  // Hangul vowels and final consonants join the syllable before them.
  if (/^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u.test(point)) return 0;
  return eastAsianWidth(point.codePointAt(0) ?? 0);
}

/** A text as readers see it, character by character, with the cells that a terminal gives each. */
export const charactersOf = (text: string): { character: string; cells: number }[] =>
  graphemes(text).map((character) => ({ character, cells: lengthsOf(character).cells }));

/** Counts a text. */
export function lengthsOf(text: string): Lengths {
  const points = Array.from(text);
  return {
    bytes: new TextEncoder().encode(text).length,
    units: text.length,
    points: points.length,
    graphemes: graphemes(text).length,
    cells: points.reduce((sum, point) => sum + cell(point), 0),
  };
}
