/** Decides where a title's lines end, as a typesetter would and a browser does not. Widths are in em. */

/** Gives the width of a text. */
export type Measure = (text: string) => number;

/** A piece of a title after which a line may end. */
interface Unit {
  text: string;
  /** Width without and with the trailing space. */
  width: number;
  fullWidth: number;
  /** Cost of ending a line here; 0 after a clause. */
  penalty: number;
}

/** Characters that may not begin a line (CLREQ 6.1.1: closing punctuation). */
const NO_START = /^[，。、；：？！）》」』】〉”’…—～·,.;:?!)\]}%]/u;
/** Characters that may not end a line (opening punctuation). */
const NO_END = /[（《「『【〈“‘([{]$/u;
/** The end of a clause, and the beginning of another. */
const CLAUSE_END = /(?:[，。；：？！…—]|[,;:?!–]\s*)$/u;
const CLAUSE_START = /^[（《「“([]/u;

const PENALTY = { clause: 0, pause: 0.05, words: 0.12, han: 0.18, inWord: 1 };
/** Weight of unevenness relative to {@link PENALTY}. */
const RAGGEDNESS = 1.6;

/**
 * Breaks a text into lines: between clauses rather than words, between words rather than inside them (Chinese words
 * too), never before closing or after opening punctuation, and evenly, since a last line of one word looks lost.
 * @param width Width of a line.
 * @param maxLines Maximum number of lines.
 * @param splitsWords Whether a word wider than a line is split.
 * @returns null when the text does not fit.
 */
export function breakLines(
  text: string,
  measure: Measure,
  width: number,
  maxLines: number,
  splitsWords = false,
): string[] | null {
  const units = unitsOf(text, measure, splitsWords ? width : Infinity);
  for (let count = 1; count <= maxLines; count++) {
    const lines = breakInto(units, count, width);
    if (lines !== null) return lines;
  }
  return null;
}

/** The longest beginning of a text that fits, with an ellipsis. */
export function cutLines(text: string, measure: Measure, width: number, maxLines: number): string[] {
  const characters = Array.from(text);
  let [fits, fails] = [0, characters.length];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (breakLines(shortened(characters, middle), measure, width, maxLines, true)) fits = middle;
    else fails = middle;
  }
  return breakLines(shortened(characters, fits), measure, width, maxLines, true) ?? [];
}

const shortened = (characters: readonly string[], length: number): string =>
  `${characters
    .slice(0, length)
    .join('')
    .replace(/[\p{P}\s]+$/u, '')}…`;

/** The best way to set units in a given number of lines. */
function breakInto(units: readonly Unit[], count: number, width: number): string[] | null {
  const total = widthOf(units, 0, units.length);
  if (total > width * count) return null;
  const mean = total / count;
  // best[n]: the cheapest way to set the first n units in the current number of lines.
  let best: ({ cost: number; ends: number[] } | null)[] = [{ cost: 0, ends: [] }];
  for (let line = 1; line <= count; line++) {
    const next: typeof best = [];
    for (let end = 1; end <= units.length; end++) {
      for (let start = end - 1; start >= 0; start--) {
        const lineWidth = widthOf(units, start, end);
        if (lineWidth > width) break;
        const before = best[start];
        if (!before) continue;
        const penalty = end === units.length ? 0 : (units[end - 1]?.penalty ?? 0);
        const cost = before.cost + penalty + RAGGEDNESS * ((lineWidth - mean) / width) ** 2;
        if (cost < (next[end]?.cost ?? Infinity)) next[end] = { cost, ends: [...before.ends, end] };
      }
    }
    best = next;
  }
  const ends = best[units.length]?.ends;
  return (
    ends?.map((end, i) =>
      units
        .slice(ends[i - 1] ?? 0, end)
        .map((unit) => unit.text)
        .join('')
        .trim(),
    ) ?? null
  );
}

function widthOf(units: readonly Unit[], start: number, end: number): number {
  let width = 0;
  for (let i = start; i < end; i++) width += units[i]?.[i === end - 1 ? 'width' : 'fullWidth'] ?? 0;
  return width;
}

/**
 * Splits a text into words, Chinese ones too (Unicode's word boundaries with ICU's dictionary). Spaces and closing
 * punctuation belong to the piece before them, opening punctuation to the one after; text without spaces is not split.
 */
function unitsOf(text: string, measure: Measure, widest: number): Unit[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const joins =
      last !== undefined &&
      (/^\s/.test(segment) || NO_START.test(segment) || NO_END.test(last) || isOneWord(last, segment));
    if (joins) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  const units = pieces.flatMap((piece) => (measure(piece) > widest ? Array.from(piece) : [piece]));
  const isSplit = units.length > pieces.length;
  return units.map((piece, i) => ({
    text: piece,
    width: measure(piece.trimEnd()),
    fullWidth: measure(piece),
    penalty: isSplit && !pieces.includes(piece) ? PENALTY.inWord : penaltyBetween(piece, units[i + 1] ?? ''),
  }));
}

/** Whether ASCII punctuation joins two pieces, as in `next/image` or `C++`. */
const isOneWord = (last: string, next: string): boolean =>
  !/\s$/.test(last) && (/^[!-/:-@[-`{-~]/.test(next) || /[!-/:-@[-`{-~]$/.test(last));

function penaltyBetween(piece: string, next: string): number {
  if (CLAUSE_END.test(piece) || CLAUSE_START.test(next)) return PENALTY.clause;
  if (piece.endsWith('、')) return PENALTY.pause;
  return /\s$/.test(piece) ? PENALTY.words : PENALTY.han;
}
