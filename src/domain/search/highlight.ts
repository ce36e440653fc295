import { escapeHtml } from '../basics/escape-html';
import { isCjk, plainLetters } from './tokens';

/** A range of a text, end exclusive. */
type Range = [start: number, end: number];

/** Normalizes a text like terms (plain letters, lower case), character by character. */
export const fold = (text: string): string => text.replace(UNFOLDED, foldUnit);

/** What may change: all but lower case, digits and signs of ASCII, kana and common Han characters. */
const UNFOLDED = /[A-Z]|[^\0-\u007f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]/g;

function foldUnit(unit: string): string {
  const plain = plainLetters(unit).toLowerCase();
  return plain.length === 1 ? plain : unit;
}

const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character) && !isCjk(character);

/** Whether a word, or a word inside an identifier (`useEffect`, `utf8mb4`), begins at a position of a text. */
function beginsWord(text: string, at: number): boolean {
  const [before, first, next] = [text.charAt(at - 1), text.charAt(at), text.charAt(at + 1)];
  if (!isWordCharacter(before) || /\p{N}/u.test(before) !== /\p{N}/u.test(first)) return true;
  return /\p{Lu}/u.test(first) && (/\p{Ll}/u.test(next) || !/\p{Lu}/u.test(before));
}

/** Positions of a term; Latin terms only where a word begins. */
function occurrences(term: string, folded: string, text: string): Range[] {
  const ranges: Range[] = [];
  const isWord = !isCjk(term) && isWordCharacter(term.charAt(0));
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    if (!isWord || beginsWord(text, at)) ranges.push([at, at + term.length]);
  }
  return ranges;
}

/** The ranges of a text to mark for the terms found; overlapping pairs of characters become one range. */
export function markedRanges(text: string, marks: readonly string[]): Range[] {
  const folded = fold(text);
  const all = marks.flatMap((mark) => occurrences(mark, folded, text)).sort(([a], [b]) => a - b);
  const merged: Range[] = [];
  for (const [start, end] of all) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Start and end tag of marked text. */
export interface MarkTags {
  pre: string;
  post: string;
}

/** The whole text as HTML with the terms marked. */
export function highlight(text: string, marks: readonly string[], { pre, post }: MarkTags): string {
  let html = '';
  let done = 0;
  for (const [start, end] of markedRanges(text, marks)) {
    html += escapeHtml(text.slice(done, start)) + pre + escapeHtml(text.slice(start, end)) + post;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}

const widthOf = (character: string): number => (isCjk(character) ? 2 : 1);

/** End of the part of a text that begins at `start` and has the given width. */
function endOf(text: string, start: number, width: number): number {
  let end = start;
  for (let used = 0; end < text.length && used < width; end++) used += widthOf(text.charAt(end));
  return end;
}

/** Characters before the first marked one. */
const LEAD = 24;

/** The part of a text with the most marked characters, as one line of the given width (a Han character has width 2). */
export function excerpt(text: string, marks: readonly string[], width: number): string {
  const line = text.replace(/\s+/g, ' ');
  const ranges = markedRanges(line, marks);
  const weightFrom = (start: number): number => {
    const end = endOf(line, start, width - LEAD);
    return ranges.reduce((sum, [from, to]) => (from >= start && to <= end ? sum + to - from : sum), 0);
  };
  let start = 0;
  let best = 0;
  for (const [from] of ranges) {
    const weight = weightFrom(from);
    if (weight > best) [best, start] = [weight, from];
  }
  const begin =
    endOf(line, 0, width) >= (ranges.find(([from]) => from >= start)?.[1] ?? 0) ? 0 : wordStart(line, start);
  const end = endOf(line, begin, width);
  const part = line.slice(begin, end).trim();
  return `${begin > 0 ? '…' : ''}${part}${end < line.length ? '…' : ''}`;
}

function wordStart(line: string, position: number): number {
  let at = position;
  for (let lead = 0; at > 0 && lead < LEAD; at--) lead += widthOf(line.charAt(at - 1));
  while (at < position && isWordCharacter(line.charAt(at)) && isWordCharacter(line.charAt(at - 1))) at += 1;
  return at;
}
